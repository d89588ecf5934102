import { usedStyles } from './usedStyles';

const html = '<div class="card wide"><p>…</p></div>';

it.each([
  ['.card{color:red}.menu{color:red}', '.card{color:red}'],
  ['.card.wide,.card.menu{color:red}', '.card.wide{color:red}'],
  ['.card:not(.menu){color:red}', '.card:not(.menu){color:red}'],
  [':where(.menu,.card) p{color:red}', ':where(.menu,.card) p{color:red}'],
  ['@font-face{font-family:x}p{margin:0}', 'p{margin:0}'],
  [':root{--a:1;--b:var(--a);--c:2}p{margin:var(--b)}', ':root{--a:1;--b:var(--a)}p{margin:var(--b)}'],
  [':root{--a:1;--b:var(--a)}p{margin:0}', ':root{}p{margin:0}'],
])('keeps of %s what the page needs', (css, used) => {
  expect(usedStyles(css, html)).toBe(used);
});
