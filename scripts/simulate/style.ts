import { readFileSync } from 'node:fs';
import { PALETTES } from '../../src/ui/palette';

/** The app’s own letters, inside the page: it is read where there is no network. */
const FACES = [
  { family: 'Alegreya', weight: 700, file: '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf' },
  {
    family: 'Alegreya Sans',
    weight: 500,
    file: '@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  },
  {
    family: 'Alegreya Sans',
    weight: 700,
    file: '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
  },
];

const faces = (): string =>
  FACES.map(({ family, weight, file }) => {
    const data = readFileSync(`node_modules/${file}`).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  }).join('\n');

const tokens = (dress: keyof typeof PALETTES): string =>
  Object.entries(PALETTES[dress])
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';');

const RULES = `
:root{${tokens('day')};--plate-ink:var(--panel);color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${tokens('night')};--plate-ink:var(--ink)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:500 18px/1.45 "Alegreya Sans",sans-serif;
  font-variant-numeric:lining-nums tabular-nums}
main{max-width:1140px;margin:0 auto;padding:48px 32px 80px}
h1,h2,h3{font-family:Alegreya,serif;font-weight:700;line-height:1.15;margin:0;text-wrap:balance}
h1{font-size:46px}
h2{font-size:30px}
h3{font-size:21px;margin-bottom:4px}
p{margin:0;max-width:72ch;text-wrap:pretty}
.faded,figcaption{color:var(--faded)}
header .kicker{color:var(--gold);font-weight:700;letter-spacing:.02em}
header p{margin-top:6px}
.numbers{display:grid;grid-template-columns:repeat(4,1fr);margin:28px 0 0;padding:0;
  border-top:2px solid var(--ink);border-bottom:1px solid var(--rule)}
.numbers div{padding:14px 18px 12px 0}
.numbers div+div{padding-left:18px;border-left:1px solid var(--rule)}
.numbers dt{color:var(--faded);font-size:16px}
.numbers dd{margin:0;font:700 40px/1.1 Alegreya,serif;font-variant-numeric:lining-nums}
section{margin-top:56px}
section>h2{padding-bottom:6px}
section>p{color:var(--faded)}
:root{--rule:color-mix(in srgb,var(--ink) 18%,transparent)}
.panels{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:18px;align-items:start}
.panels.one{grid-template-columns:1fr}
figure{margin:0;padding:18px 20px 14px;background:var(--panel);border:1px solid var(--rule);border-radius:10px;min-width:0}
figure>svg{display:block;width:100%;max-width:620px;height:auto;overflow:visible}
.wide{grid-column:1/-1}
.wide figure>svg{max-width:none}
figcaption{margin-bottom:10px;font-size:16px}
.sample{width:18px;height:18px;vertical-align:-3px;margin-right:3px}
.key{white-space:nowrap;margin-right:14px}
.swatch{display:inline-block;width:16px;height:12px;margin-right:5px;border-radius:2px}
details{margin-top:6px;font-size:16px}
summary{cursor:pointer;color:var(--river);font-weight:700;min-height:40px;display:flex;align-items:center}
summary:focus-visible,a:focus-visible{outline:3px solid var(--river);outline-offset:2px}
summary::before{content:"▸";margin-right:8px}
details[open]>summary::before{content:"▾"}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:16px}
th,td{padding:5px 10px;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
th{color:var(--faded);font-weight:700;vertical-align:bottom}
tbody th{color:var(--ink);font-weight:500;text-align:left}
.targets{list-style:none;margin:18px 0 0;padding:0;display:grid;grid-template-columns:1fr 1fr;column-gap:36px}
.targets li{display:grid;grid-template-columns:34px 1fr;gap:10px;padding:12px 0;border-top:1px solid var(--rule)}
.targets svg{width:32px;height:32px;margin-top:1px}
.targets strong{display:block;line-height:1.25}
.targets .said{color:var(--faded);font-size:16px;line-height:1.3}
.met .verdict{color:var(--moss);font-weight:700}
.missed .verdict{color:var(--ember);font-weight:700}
.unmeasured .verdict{color:var(--iron);font-weight:700}
.targets ul{margin:0 0 6px;padding-left:20px;color:var(--ink);overflow-wrap:anywhere}
.steps{columns:2;column-gap:36px;margin:8px 0 0;padding-left:20px;font-size:16px;overflow-wrap:anywhere}
.steps li{break-inside:avoid}
.adventure-steps+.adventure-steps{margin-top:18px}
footer{margin-top:64px;padding-top:16px;border-top:2px solid var(--ink);color:var(--faded);font-size:16px}
svg text{font-family:"Alegreya Sans",sans-serif;font-size:15px;font-weight:500;fill:var(--ink)}
svg .group{paint-order:stroke;stroke:var(--panel);stroke-width:4px;stroke-linejoin:round;font-family:Alegreya,serif;font-weight:700;font-size:18px}
svg .tick{font-size:14px;fill:var(--faded)}
svg .note{font-weight:700}
svg .note.off{fill:var(--ember)}
svg .note.upper,.key.upper{fill:var(--river)}
svg .note.lower{fill:var(--ember)}
.hair{stroke:var(--rule);stroke-width:1}
.row{stroke:var(--rule);stroke-width:1;stroke-dasharray:1 4}
.axis{stroke:var(--ink);stroke-width:1.5}
.zero{stroke:var(--ink);stroke-width:1.5}
.thread{stroke:var(--faded);stroke-width:1.5;opacity:.6}
.range{fill:var(--ink);opacity:.2}
.band{fill:var(--moss);opacity:.14}
.band-edge{stroke:var(--moss);stroke-width:1.5;stroke-dasharray:5 4}
.mark-dot{fill:var(--ink)}
.mark-missed{fill:var(--ember)}
.mark-up{fill:var(--panel);stroke:var(--gold);stroke-width:2;stroke-linejoin:round}
.mark-down{fill:var(--panel);stroke:var(--iron);stroke-width:2;stroke-linejoin:round}
.bar-upper,.swatch.upper{fill:var(--river);background:var(--river)}
.bar-lower,.swatch.lower{fill:var(--ember);background:var(--ember)}
.bar-lower{opacity:.85}
.median{stroke:var(--ink);stroke-width:2.5}
.bar-first{fill:var(--ember)}
.bar-off{fill:var(--ember);stroke:var(--ink);stroke-width:2}
.bar-second{fill:url(#hatch)}
.swatch.first{background:var(--ember)}
.swatch.second{background:repeating-linear-gradient(45deg,var(--violet) 0 3px,transparent 3px 6px);outline:1px solid var(--violet)}
#hatch rect{fill:var(--panel)}
#hatch path{stroke:var(--violet);stroke-width:3.4}
.limit{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 4}
svg .limit-label{fill:var(--ink)}
.plate{fill:var(--ink)}
.plate.ending{fill:var(--gold)}
@media (prefers-color-scheme:dark){
  .plate{fill:color-mix(in srgb,var(--ink) 22%,var(--panel))}
  .plate.ending{fill:color-mix(in srgb,var(--gold) 34%,var(--panel))}
}
svg .plate-name{fill:var(--plate-ink);font-family:Alegreya,serif;font-weight:700;font-size:17px}
.ribbon{stroke:var(--panel);stroke-width:1.5}
.ribbon.won{fill:color-mix(in srgb,var(--moss) 42%,var(--panel))}
.ribbon.lost{fill:url(#lost)}
#lost rect{fill:color-mix(in srgb,var(--ember) 30%,var(--panel))}
#lost path{stroke:var(--ember);stroke-width:1;opacity:.55}
.swatch.won{background:color-mix(in srgb,var(--moss) 42%,var(--panel))}
.swatch.lost{background:repeating-linear-gradient(45deg,var(--ember) 0 1px,color-mix(in srgb,var(--ember) 30%,var(--panel)) 1px 5px)}
svg .ribbon-label{paint-order:stroke;stroke:var(--panel);stroke-width:4;stroke-linejoin:round}
@media (max-width:980px){
  main{padding:36px 24px 64px}
  .panels,.targets{grid-template-columns:1fr}
}
@media (max-width:600px){.numbers{grid-template-columns:1fr 1fr}.steps{columns:1}h1{font-size:36px}}
@media print{details{display:none}section{break-inside:avoid}}
`;

export const style = (): string => `${faces()}\n${RULES}`;
