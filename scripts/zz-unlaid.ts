import { unlaid } from '@/engine/map/proof';
import { loadBox } from '@/content/load';
import { readFileSync, readdirSync } from 'node:fs';
import { WIDE, DEEP, MODEST, FORD } from '../__tests__/engine/map/plans';
const dir='/tmp/rb/board/campaigns/core/';
const box=loadBox(Object.fromEntries(readdirSync(dir).filter(n=>n.endsWith('.json')).map(n=>[n,JSON.parse(readFileSync(dir+n,'utf8'))])));
for (const [n,p] of Object.entries({MODEST,WIDE,DEEP,FORD})) { const t=performance.now(); const r=unlaid(p,box,['core']); console.log(n,r.length,(performance.now()-t).toFixed(0),'ms'); }
