import first from './golden-28.json';
import second from './29-56.json';
import third from './57-84.json';
import fourth from './85-113.json';

export const texts: unknown = { ...first, ...second, ...third, ...fourth };
