export { NewGame as default } from '@/games/lcg/routes';
