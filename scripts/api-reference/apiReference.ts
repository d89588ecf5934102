import { html } from 'hono/html';
import type { Plugin } from 'vite';
import type { BuildInputs } from '../buildInputs.ts';
import type { ApiDocument, Content, Operation, Schema } from './document';
import { described, propertiesOf, prose, typeOf } from './schemaType.ts';

/**
 * Adds the reference of the calls to the portal as a page without scripts, which the portal's policy allows.
 * The pages of Scalar and Redoc need inline styles or code from strings, which it forbids.
 */
export function apiReference(inputs: BuildInputs): Plugin {
  return {
    name: 'api-reference',
    apply: 'build',
    async generateBundle() {
      const document: ApiDocument = JSON.parse(inputs.read('docs/openapi.json'));
      const styles = inputs.read('scripts/api-reference/reference.css');
      this.emitFile({
        type: 'asset',
        fileName: 'api/docs/index.html',
        source: await referencePage(document),
      });
      this.emitFile({ type: 'asset', fileName: 'api/docs/reference.css', source: styles });
    },
  };
}

interface Call extends Operation {
  method: string;
  path: string;
}

export async function referencePage(document: ApiDocument): Promise<string> {
  const { info, tags, components, paths } = document;
  const base = document.servers[0]?.url ?? '';
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method, path: base + path })),
  );
  const groups = tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) }));
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${info.title}: reference of the calls</title>
    <link rel="stylesheet" href="/api/docs/reference.css">
  </head>
  <body>
    <header>
      <h1>${info.title} ${info.version}</h1>
      ${prose(info.description)}
      <p>
        A caller sends <code>Authorization: Bearer …</code> with the token of a sign-in, or <code>X-Api-Key</code> where
        a call names it. An answer in JSON has the shape <code>{ "data": …, "errorMessage": null }</code>; this page
        shows what stands in <code>data</code>. A refused call has the status and the shape of
        <a href="#Failure">Failure</a>, in the language of <code>Accept-Language</code> (en, da, de or pl).
      </p>
      <nav aria-label="Calls">
        ${groups.map(
          (group) => html`<details>
            <summary>${group.description}</summary>
            <ul>${group.calls.map((call) => html`<li><a href="#${call.operationId}">${call.summary}</a></li>`)}</ul>
          </details>`,
        )}
      </nav>
    </header>
    <main>
      ${groups.map(
        (group) => html`<section>
          <h2 id="tag-${group.name}">${group.description}</h2>
          ${group.calls.map(callSection)}
        </section>`,
      )}
      <section>
        <h2 id="schemas">Schemas</h2>
        ${Object.entries(components.schemas).map(
          ([name, schema]) => html`<article>
            <h3 id="${name}">${name}</h3>
            ${prose(schema.description)}
            ${schema.properties ? '' : html`<p>${typeOf(schema)}</p>`}
            ${propertiesOf(schema)}
          </article>`,
        )}
      </section>
    </main>
  </body>
</html>`;
  return String(await page);
}

function callSection({ method, path: address, ...call }: Call) {
  const takesKey = call.security?.some((scheme) => 'apiKey' in scheme) ?? false;
  return html`<article>
    <h3 id="${call.operationId}">${call.summary}</h3>
    <p><code class="call"><b>${method.toUpperCase()}</b> ${breakable(address)}</code></p>
    ${prose(call.description)}
    ${takesKey ? html`<p>Takes an API key as well.</p>` : ''}
    ${parametersOf(call)}
    ${bodyOf(call)}
    <h4>Answers</h4>
    <dl>
      ${Object.entries(call.responses).map(
        ([status, response]) => html`<div>
          <dt><code>${status}</code></dt>
          <dd>${response.description}${contentOf(response)}</dd>
        </div>`,
      )}
    </dl>
  </article>`;
}

function breakable(address: string) {
  return address.split('/').map((part, index) => (index === 0 ? part : html`/<wbr>${part}`));
}

function parametersOf({ parameters = [] }: Operation) {
  if (parameters.length === 0) return '';
  return html`<h4>Parameters</h4>
    <dl>
      ${parameters.map(
        (parameter) => html`<div>
          <dt><code>${parameter.name}</code> ${parameter.in}${parameter.required ? '' : html` <em>optional</em>`}</dt>
          <dd>${typeOf(parameter.schema)}${described(parameter.schema)}</dd>
        </div>`,
      )}
    </dl>`;
}

function bodyOf({ requestBody }: Operation) {
  if (!requestBody?.content) return '';
  return html`<h4>Body</h4>
    ${Object.entries(requestBody.content).map(
      ([type, { schema }]) => html`<p><code>${type}</code>${shape(schema)}</p>${propertiesOf(schema)}`,
    )}`;
}

function contentOf({ content = {} }: Content) {
  return Object.entries(content).map(([type, { schema }]) => {
    if (type !== 'application/json') return html`<p><code>${type}</code></p>`;
    const data = schema.properties?.data ?? schema;
    return html`<p>${typeOf(data)}</p>${propertiesOf(data)}`;
  });
}

function shape(schema: Schema) {
  return schema.properties || schema.format === 'binary' ? '' : html`: ${typeOf(schema)}`;
}
