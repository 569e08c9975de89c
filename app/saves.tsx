import { lazyPage } from '@/shell/lazyPage';

export default lazyPage(async () => (await import('@/shell/saves/Saves')).Saves);
