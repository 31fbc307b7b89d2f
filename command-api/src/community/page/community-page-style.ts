/** Added to the style of shared stories. */
export const communityPageStyle = `
.community{padding-top:1.5rem;max-width:40rem}
.community nav{display:flex;justify-content:space-between;align-items:center;margin-bottom:clamp(2rem,6vw,4rem)}
.community nav a{padding:.65rem .25rem}
.community nav .brand{margin:0}
.community header{display:flex;gap:1.25rem;align-items:center;text-align:left;margin-bottom:1.5rem}
.community h1{font-size:clamp(1.875rem,5.5vw,2.75rem)}
.community .by{margin:.4rem 0 0}
.crest{flex:none;display:grid;place-items:center;width:4.5rem;height:4.5rem;border-radius:1rem;background:var(--crest);color:var(--on-crest);font:400 2.25rem/1 'Newsreader Display',Newsreader,Georgia,serif}
.purpose{font:400 1.3125rem/1.5 Newsreader,Georgia,serif;margin:0 0 2rem;white-space:pre-line;overflow-wrap:anywhere}
.community aside{border:1px solid var(--line);border-radius:1.25rem;background:var(--card);padding:1.5rem}
.community aside p{margin:0 0 1rem}
.community aside .button{display:block;background:var(--fill);color:var(--on);border-color:transparent;text-align:center}
.community aside .small{margin:1rem 0 0;color:var(--soft);font-size:.875rem}
.community section{margin-top:3rem;padding-top:2rem;border-top:1px solid var(--line)}
.community section>h2{font:400 2rem/1.2 'Newsreader Display',Newsreader,Georgia,serif;margin:.4rem 0 1rem;text-wrap:balance;overflow-wrap:anywhere}
.community article h2{text-align:left;font-size:1.375rem}
.community article h2::before{margin-left:0}
.community article>h2:first-child{margin-top:1.25em}
.community article>h2:first-child::before{display:none}
.community article>:last-child{margin-bottom:0}
summary{cursor:pointer;color:var(--accent);font:600 1rem/1.25 Figtree,system-ui,sans-serif;padding:.75rem 0;margin-bottom:1rem}
:root{--crest:#d6f1e4;--on-crest:#0a5f45}
@media (min-width:62em){.community{max-width:66rem;display:grid;grid-template:auto auto auto 1fr auto / minmax(0,1fr) 21rem;column-gap:4.5rem}.community nav,.community footer{grid-column:1 / -1}.community>:not(nav,aside,footer){grid-column:1}.community aside{grid-area:2 / 2 / span 3;align-self:start}.community footer{grid-row:5}}
@media (prefers-color-scheme:dark){:root{--crest:#0f3a30;--on-crest:#8fe0bf}}
`;
