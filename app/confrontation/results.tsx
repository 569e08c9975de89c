export { Results as default } from '@/games/confrontation/routes';
