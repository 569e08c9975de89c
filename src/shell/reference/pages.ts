/** Everything behind the one lazy import of what is looked up: two games that imported it would load it before the shelf. */
export { ReferencePage } from './ReferencePage';
export { Topics } from './Topics';
export { EntrySheet } from './EntrySheet';
