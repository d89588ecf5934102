import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: never;
  error?: string;
  message?: string;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (reason: Error) => void;
}

export async function connectBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    const sent = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.id === undefined || !sent) return;
    waiting.delete(answer.id);
    if (answer.type === 'success' && answer.result !== undefined) sent.resolve(answer.result);
    else sent.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'));
  });
  let last = 0;
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    disconnect: () => socket.close(),
  };
}
