export { BoxBrowser as default } from '@/games/jime/screens/routes';
