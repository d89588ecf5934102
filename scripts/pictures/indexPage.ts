import type { Change } from './comparePictures';
import type { Failure, Picture } from './takePictures';

interface Shown {
  pictures: readonly Picture[];
  failures: readonly Failure[];
  /** Null without a comparison. */
  changes: ReadonlyMap<string, Change> | null;
  /** Path from the page to the folder of the comparison. */
  before: string | null;
}

/** A single HTML page beside the pictures: all of them by screen, changed ones first. */
export function indexPage({ pictures, failures, changes, before }: Shown): string {
  const gone = [...(changes ?? [])].filter(([, { kind }]) => kind === 'gone').map(([file]) => file);
  const data = {
    before,
    failures: failures.map(({ picture, reason }) => ({ ...picture, reason })),
    pictures: [
      ...pictures.map((picture) => ({ ...picture, change: changes?.get(picture.file) ?? null })),
      ...gone.map((file) => ({ ...pictureOf(file), change: { kind: 'gone' } })),
    ],
  };
  // A name must not end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return template.replace('{{data}}', () => json);
}

function pictureOf(file: string) {
  const [scene = '', name = ''] = file.split('/');
  const [language, width, scheme] = name.replace('.png', '').split('-');
  return { file, scene, language, width: Number(width), scheme };
}

const template = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
  body { margin: 0 1rem 2rem; }
  form { position: sticky; top: 0; background: Canvas; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: .75rem 0; border-bottom: 1px solid GrayText; z-index: 1; }
  fieldset { border: 0; padding: 0; margin: 0; display: flex; gap: .75rem; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { padding-bottom: .25rem; }
  img { display: block; border: 1px solid GrayText; width: 260px; height: 200px; object-fit: cover; object-position: top; }
  .three { display: flex; gap: 4px; }
  .changed figcaption, .gone figcaption, .failed { color: light-dark(#b00020, #ff8a80); font-weight: 600; }
</style>
</head>
<body>
<h1>Pictures</h1>
<p id="counts"></p>
<ul id="failures"></ul>
<form></form>
<main></main>
<script type="application/json" id="data">{{data}}</script>
<script>
const { pictures, failures, before } = JSON.parse(document.getElementById('data').textContent);
const form = document.querySelector('form');
const main = document.querySelector('main');
const kindOf = ({ change }) => change?.kind ?? 'taken';
const order = ['changed', 'gone', 'new', 'same', 'taken'];
const count = (kind) => pictures.filter((picture) => kindOf(picture) === kind).length;
document.getElementById('counts').textContent =
  order.filter((kind) => count(kind) > 0).map((kind) => count(kind) + ' ' + kind).join(', ') + ', ' + failures.length + ' failed';
for (const { scene, language, width, scheme, reason } of failures) {
  const item = document.createElement('li');
  item.className = 'failed';
  item.textContent = scene + ', ' + language + ' ' + width + ' ' + scheme + ': ' + reason;
  document.getElementById('failures').append(item);
}
const search = document.createElement('input');
search.type = 'search';
search.placeholder = 'Screen or state';
search.setAttribute('aria-label', 'Screen or state');
form.append(search);
const aspects = { language: (p) => p.language, width: (p) => p.width, scheme: (p) => p.scheme, change: kindOf };
for (const [name, of] of Object.entries(aspects)) {
  const values = [...new Set(pictures.map(of))];
  if (values.length < 2) continue;
  const set = document.createElement('fieldset');
  for (const value of values) {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', name, value, checked: value !== 'same' });
    label.append(box, ' ' + value);
    set.append(label);
  }
  form.append(set);
}
const link = (href, alt) => {
  const a = Object.assign(document.createElement('a'), { href, target: '_blank' });
  a.append(Object.assign(document.createElement('img'), { src: href, alt, loading: 'lazy' }));
  return a;
};
const draw = () => {
  const off = [...form.querySelectorAll('input[type=checkbox]:not(:checked)')];
  const shown = pictures.filter((picture) =>
    picture.scene.toLowerCase().includes(search.value.toLowerCase()) &&
    off.every(({ name, value }) => String(aspects[name](picture)) !== value));
  shown.sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)));
  const scenes = Map.groupBy(shown, ({ scene }) => scene);
  main.replaceChildren(...[...scenes].map(([scene, list]) => {
    const section = document.createElement('section');
    section.append(Object.assign(document.createElement('h2'), { textContent: scene }));
    const row = Object.assign(document.createElement('div'), { className: 'row' });
    for (const picture of list) {
      const { file, language, width, scheme, change } = picture;
      const figure = Object.assign(document.createElement('figure'), { className: kindOf(picture) });
      const caption = document.createElement('figcaption');
      const share = change?.share === undefined ? '' : ' ' + (change.share * 100).toFixed(3) + ' %';
      caption.textContent = [language, width, scheme].join(' ') + (change ? ', ' + change.kind + share : '');
      const images = Object.assign(document.createElement('div'), { className: 'three' });
      if (change && change.kind !== 'new' && change.kind !== 'same') images.append(link(before + '/' + file, 'before'));
      if (change?.kind !== 'gone') images.append(link(file, 'now'));
      if (change?.difference) images.append(link(change.difference, 'difference'));
      figure.append(caption, images);
      row.append(figure);
    }
    section.append(row);
    return section;
  }));
};
form.addEventListener('input', draw);
form.addEventListener('submit', (event) => event.preventDefault());
draw();
</script>
</body>
</html>
`;
