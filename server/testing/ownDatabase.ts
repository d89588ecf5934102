import { Client } from 'pg';
import { readDatabaseUrl } from '../db/databaseUrl';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

async function queryAt(url: string, text: string): Promise<unknown[]> {
  const client = new Client(readDatabaseUrl(url));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database of a test's own, on the server that `TEST_DATABASE_URL` names; it is there after `create`. */
export function ownDatabase(purpose: string) {
  const name = `stackyard_${purpose}_${process.env.JEST_WORKER_ID}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const onServer = (text: string) => queryAt(serverUrl, text);
  const drop = () => onServer(`drop database if exists ${name} with (force)`);
  return {
    name,
    url: url.href,
    onServer,
    drop,
    query: (text: string) => queryAt(url.href, text),
    create: async (more = "encoding 'UTF8' locale 'C.UTF-8'") => {
      await drop();
      await onServer(`create database ${name} template template0 ${more}`);
    },
  };
}
