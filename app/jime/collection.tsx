export { Collection as default } from '@/games/jime/routes';
