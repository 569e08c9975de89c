/** `npm run serve`: the exported site on this machine, as a static host that compresses would serve it. */
import { ensureExported, site } from './exported-site.mjs';
import { addressOf, serve } from './static-host.mjs';

ensureExported();
const base = process.env.BASE_URL ?? '';
const server = await serve(site, { port: Number(process.env.PORT ?? 8080), base, compresses: true });
console.log(`Red Book is at ${addressOf(server, base)}`);
