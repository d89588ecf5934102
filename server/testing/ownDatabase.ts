import { createFromDemo, onServer, queryAt, urlOnServer } from './databaseServer';

/** The database is on the server at `TEST_DATABASE_URL`. It exists after `create` or `createWithDemo`. */
export function ownDatabase(purpose: string) {
  const name = `stackyard_${purpose}_${process.env.JEST_WORKER_ID}`;
  const url = urlOnServer(name);
  const drop = () => onServer(`drop database if exists ${name} with (force)`);
  return {
    name,
    url,
    onServer,
    drop,
    query: (text: string) => queryAt(url, text),
    create: async (more = "encoding 'UTF8' locale 'C.UTF-8'") => {
      await drop();
      await onServer(`create database ${name} template template0 ${more}`);
    },
    createWithDemo: () => createFromDemo(name),
  };
}
