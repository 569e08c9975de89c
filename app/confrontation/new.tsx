export { NewGame as default } from '@/games/confrontation/routes';
