import { Client } from 'pg';
import { readDatabaseUrl } from '../db/databaseUrl';

/** The database with the demo data that tests copy, on the server that `TEST_DATABASE_URL` names. */
export const demoDatabase = 'stackyard_demo';

export function urlOnServer(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

export async function queryAt(url: string, text: string): Promise<unknown[]> {
  const client = new Client(readDatabaseUrl(url));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export function onServer(text: string): Promise<unknown[]> {
  return queryAt(process.env.TEST_DATABASE_URL ?? '', text);
}

/** One of the former run is dropped: it may have another schema. */
export async function createFromDemo(database: string): Promise<void> {
  await onServer(`drop database if exists ${database} with (force)`);
  await onServer(`create database ${database} template ${demoDatabase}`);
}
