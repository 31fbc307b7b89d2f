/** Mantine's tuples of ten, equal to the scales of `tokens.css`: indigo 8 is the brand, emerald 7 success, gold 4 warning, garnet 7 danger, night 6 ink. */
export const indigo = ['#f3f4f9', '#e6e7f2', '#d1d3ea', '#b4b7dc', '#979aca', '#797cb1', '#5e6095', '#444474', '#2c2c54', '#1c1c3c'] as const;
export const emerald = ['#edf9f3', '#d4f2e3', '#b1e6cd', '#88d6b4', '#64c09a', '#43a982', '#26926c', '#0c7c59', '#005f43', '#01422d'] as const;
export const gold = ['#fff9e9', '#fff0cd', '#ffe2a4', '#ffd072', '#fcba04', '#de9f11', '#ba810f', '#976400', '#754b02', '#553400'] as const;
export const garnet = ['#fef1f3', '#fddee4', '#fcc1cd', '#f79cb1', '#ed7393', '#d84d77', '#bd2f60', '#a40e4c', '#7a0236', '#580024'] as const;
export const night = ['#efe9dd', '#d3cfc6', '#aab0b6', '#7f8b98', '#33495f', '#22384e', '#12263a', '#0d1c2c', '#091521', '#050d15'] as const;
export const paper = ['#fdfcfa', '#f8f6f2', '#f0ede7', '#e5e1d9', '#d2cdc3', '#b3ada2', '#878075', '#67615a', '#494540', '#2b2926'] as const;
