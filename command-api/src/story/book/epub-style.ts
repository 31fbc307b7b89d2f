/** Little: size, typeface and colours are the reader’s own. */
export const epubStyle = `
body{margin:5%;line-height:1.5;text-align:justify;hyphens:auto}
h1,h2{font-weight:normal;text-align:center;line-height:1.2;hyphens:none}
h2{margin:3em 0 2em}
p{margin:0;text-indent:1.2em}
h2+p,figure+p,blockquote+p,section>p:first-child{text-indent:0}
.title{margin-top:25%;text-align:center}
.title p,blockquote p{text-indent:0}
.author{margin-top:1em}
.origin{margin-top:6em}
.made{margin-top:6em}
.origin,.made{font-size:.8em}
.origin+.made{margin-top:.5em}
figure{margin:1.5em 0;text-align:center;break-inside:avoid}
img{max-width:100%;height:auto}
figcaption,blockquote footer{font-size:.8em;text-align:center}
blockquote{margin:1em 0;padding-left:1em;border-left:2px solid}
blockquote footer{text-align:left}
`.trimStart();
