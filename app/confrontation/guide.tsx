export { Guide as default } from '@/games/confrontation/routes';
