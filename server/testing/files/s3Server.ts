import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Account {
  keyId: string;
  secret: string;
}

const hexOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * The signature is computed by the published rules of signature version 4, and not by the library that the
 * service uses for signing.
 */
function signatureOf({ method, url, headers }: IncomingMessage, authorization: string, secret: string) {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const { pathname, searchParams } = new URL(url ?? '', 'http://localhost');
  searchParams.sort();
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, searchParams, lines.join(''), names, headers['x-amz-content-sha256']];
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hexOf(request.join('\n'))].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (last, part) => createHmac('sha256', last).update(part).digest(),
      `AWS4${secret}`,
    );
  return { signature: createHmac('sha256', key).update(text).digest('hex'), names: names.split(';') };
}

function refusal(request: IncomingMessage, body: Buffer, { keyId, secret }: Account): number | undefined {
  const { authorization = '' } = request.headers;
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`)) return 403;
  const { signature, names } = signatureOf(request, authorization, secret);
  const hasSigned = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name));
  if (!hasSigned || !authorization.endsWith(`Signature=${signature}`)) return 403;
  return request.headers['x-amz-content-sha256'] === hexOf(body) ? undefined : 400;
}

export function s3Server(bucket: string, account: Account) {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const status = refusal(request, body, account);
    const answer = (code: number, content?: Buffer) => response.writeHead(code).end(content);
    if (status !== undefined) return answer(status);
    const [, wanted, name] = /^\/([^/?]+)(\/[^?]*)?/.exec(request.url ?? '') ?? [];
    if (wanted !== bucket) return answer(404, Buffer.from('<Error><Code>NoSuchBucket</Code></Error>'));
    if (name === undefined) return answer(200);
    if (request.method === 'PUT') {
      files.set(name, body);
      return answer(200);
    }
    if (request.method === 'DELETE') return answer(files.delete(name) ? 204 : 404);
    const file = files.get(name);
    return file ? answer(200, file) : answer(404);
  });
  return { server, files };
}
