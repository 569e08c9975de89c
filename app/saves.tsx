export { Saves as default } from '@/shell/saves/Saves';
