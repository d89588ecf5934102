import { Client } from 'pg';
import { readDatabaseUrl } from '../db/databaseUrl';

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

export async function createFromDemo(database: string): Promise<void> {
  await onServer(`drop database if exists ${database} with (force)`);
  await onServer(`create database ${database} template ${demoDatabase}`);
}
