export { BoxBrowser as default } from '@/screens/box/BoxBrowser';
