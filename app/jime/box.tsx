export { BoxBrowser as default } from '@/games/jime/routes';
