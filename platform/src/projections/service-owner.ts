/** Owner of documents about the service as a whole, not about one person. Their changes are announced to all administrators who are signed in. */
export const serviceOwner = 'service';
/** Owner of documents that are for every client. Their changes are announced to all clients who are signed in. */
export const allClients = 'clients';
