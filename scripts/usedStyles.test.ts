import { usedStyles } from './usedStyles';

const html = '<div class="card wide"><p>…</p></div>';

it.each([
  ['.card{color:red}.menu{color:red}', '.card{color:red}'],
  ['.card.wide,.card.menu{color:red}', '.card.wide{color:red}'],
  ['.card:not(.menu){color:red}', '.card:not(.menu){color:red}'],
  [':where(.menu,.card) p{color:red}', ':where(.menu,.card) p{color:red}'],
  ['@layer a;@layer a{.menu{color:red}}p{margin:0}', '@layer a;p{margin:0}'],
  ['@font-face{font-family:x}p{margin:0}', 'p{margin:0}'],
  [':root{--a:1;--b:var(--a);--c:2}p{margin:var(--b)}', ':root{--a:1;--b:var(--a)}p{margin:var(--b)}'],
  [':root{--a:1;--b:var(--a)}p{margin:0}', 'p{margin:0}'],
  [
    '@keyframes x{to{top:0}}@keyframes y{to{top:0}}p{animation:y 1s}',
    '@keyframes y{to{top:0}}p{animation:y 1s}',
  ],
])('keeps of %s what the page needs', (css, used) => {
  expect(usedStyles(css, html)).toBe(used);
});
