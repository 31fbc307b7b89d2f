/** What a visitor may call, and a device from which somebody was signed out. */
export const erasurePublic = [
  'get /erased/{clientId}',
  'post /erased/{clientId}',
  'get /erasure-key',
  'get /erasures/{number}',
  'get /erasures/{number}/files/{file}',
];
