/** Written into each page, so that it is one request besides its fonts. Colours are those of the apps' tokens. */
const rules = `
:root{color-scheme:light dark;--bg:#f8f6f2;--ink:#12263a;--soft:#4c5866;--line:#d2cdc3;--accent:#444474;--card:#fffefc;--fill:#2c2c54;--on:#fdfcfa;--gold:#de9f11;--danger:#a40e4c}
@media (prefers-color-scheme:dark){:root{--bg:#091521;--ink:#efe9dd;--soft:#aab0b6;--line:#33495f;--accent:#b4b7dc;--card:#0d1c2c;--fill:#b4b7dc;--on:#091521;--gold:#fcba04;--danger:#f79cb1}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:400 1.0625rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
a{color:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:4px}
main{max-width:36rem;margin:0 auto;padding:clamp(3rem,9vw,7rem) 1.25rem 4rem}
header{text-align:center;margin-bottom:clamp(2rem,6vw,3.5rem)}
.stone{display:block;width:2rem;height:2rem;margin:0 auto 1rem;fill:none;stroke:var(--accent);stroke-width:1.2;stroke-linejoin:round}
h1{font:400 clamp(2.25rem,7vw,3.5rem)/1.1 'Newsreader Display',Newsreader,Georgia,serif;letter-spacing:-.01em;margin:0;text-wrap:balance;overflow-wrap:anywhere}
.by{color:var(--soft);font-size:.9375rem;margin:1.25rem 0 0}
article{font:400 1.25rem/1.75 Newsreader,Georgia,serif;overflow-wrap:anywhere;hyphens:auto}
article p{margin:0 0 1.4em;white-space:pre-line}
article h2{font:400 1.75rem/1.25 'Newsreader Display',Newsreader,Georgia,serif;margin:2.5em 0 1em;text-align:center;text-wrap:balance}
article h2::before{content:'';display:block;width:5rem;border-top:1px solid var(--line);margin:0 auto 1.5em}
.first::first-letter{float:inline-start;font:400 4.6em/.78 'Newsreader Display',Newsreader,Georgia,serif;color:var(--accent);padding-block-start:.06em;padding-inline-end:.08em}
figure{margin:2.5em 0;text-align:center;break-inside:avoid}
figure img{display:block;max-width:100%;height:auto;margin:0 auto;border-radius:6px}
figcaption{color:var(--soft);font:400 1rem/1.5 Newsreader,Georgia,serif;margin-top:.75em;text-wrap:balance}
.heard{margin:2em 0;padding-left:1.25rem;border-left:2px solid var(--accent);break-inside:avoid}
.heard p{margin-bottom:.75em}
.heard>div{border:1px solid var(--line);border-radius:1.25rem;background:var(--card);padding:.75rem .75rem .5rem}
.heard small{display:block;color:var(--soft);font:400 .875rem/1.5 Figtree,system-ui,sans-serif;padding:0 .5rem .25rem}
.heard audio{display:block;width:100%;height:2.75rem;border-radius:.75rem}
.heard audio:focus-visible{outline-offset:1px;border-radius:.75rem}
.heard audio::-webkit-media-controls-enclosure{border-radius:0;background:none}
.heard audio::-webkit-media-controls-panel{padding:0}
.keep a{display:inline-block;padding:.5rem}
footer{border-top:1px solid var(--line);margin-top:3.5rem;padding-top:2rem;text-align:center;color:var(--soft);font-size:.9375rem}
footer p{margin:0 0 .6rem;text-wrap:balance}
footer .small{font-size:.875rem}
.brand{display:inline-flex;gap:.6rem;align-items:center;margin-top:1rem;font:400 1.375rem/1 'Newsreader Display',Newsreader,Georgia,serif;color:var(--ink);text-decoration:none;padding:.5rem}
.brand svg{width:1.75rem;height:1.75rem;color:var(--accent)}
.brand .lit{fill:var(--gold)}
.alone{min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;text-align:center;padding:2rem 1.25rem}
.alone h1{font-size:clamp(2rem,6vw,2.75rem)}
.alone p{max-width:24rem;color:var(--soft);margin:1rem 0 1.5rem}
.empty{width:9rem;height:9rem;border-radius:50%;background:#2c2c54;box-shadow:0 0 0 .5rem var(--bg),0 0 0 calc(.5rem + 1.5px) var(--gold),inset 0 .6rem 1.2rem #0006;margin-bottom:2rem}
.button{display:inline-block;border:1px solid var(--line);border-radius:99px;background:var(--card);color:var(--ink);font:600 1rem/1.25 Figtree,system-ui,sans-serif;padding:.9rem 2rem;text-decoration:none;cursor:pointer}
form{display:grid;gap:.75rem;width:min(20rem,100%);text-align:left}
label,.keep a{font-weight:600}
input{font:inherit;color:var(--ink);background:var(--card);border:1px solid #878075;border-radius:12px;padding:.8rem 1rem;width:100%}
form .button{background:var(--fill);color:var(--on);border-color:transparent;text-align:center}
.wrong{color:var(--danger);margin:0}
@page{margin:2cm 1.5cm}
@media print{:root{--bg:#fff;--ink:#000;--soft:#333;--line:#999;--accent:#222}body{background:none}main{padding:0;max-width:14cm}h1{font-size:28pt}article{font-size:12pt;line-height:1.55}article p{orphans:3;widows:3}h2{break-after:avoid}figure img{max-height:18cm;width:auto}.heard audio,.keep,.brand{display:none}.heard{padding-left:.8cm}.heard>div{border:0;padding:0}.heard small{padding:0}footer{break-inside:avoid}}
`;

const families = {
  'newsreader-text': { family: 'Newsreader', weight: '400' },
  'newsreader-display': { family: 'Newsreader Display', weight: '400' },
  figtree: { family: 'Figtree', weight: '400 600' },
} as const;

/** `fonts`: addresses by name. They are subsets of the apps’ own: with them the page stays below 50 kB. */
export const pageStyle = (fonts: ReadonlyMap<string, string>): string => {
  const faces = Object.entries(families).map(
    ([name, { family, weight }]) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:url('${fonts.get(name)}') format('woff2');font-display:swap}`,
  );
  return faces.join('') + rules.replaceAll('\n', '');
};
