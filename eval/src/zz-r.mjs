import { DRILLS } from '@hooplog/domain';
import { writeVideo } from '@hooplog/media';
import { renderWorkout } from '@hooplog/synth';
import { writeFileSync } from 'node:fs';
const [key, pattern, seed='21', view='diagonal', fps='24'] = process.argv.slice(2);
const d = DRILLS.find(x=>x.key===key);
// spots by order of visits
const spots=[]; const {rule}=d;
if (rule.kind==='fixed_shots') { for(let r=0;r<rule.rounds;r++) for(const s of d.spots) for(let k=0;k<rule.shotsPerVisit;k++) spots.push(s.at); }
else { let i=0; for (const c of pattern) { spots.push(d.spots[i % d.spots.length].at); if (rule.kind==='against_pro'|| c==='o') i++; } }
const shots = spots.map((spot,i)=>({spot, kind: pattern[i%pattern.length]==='o'?(key==='mikan'?'layup_in':'swish'):(key==='mikan'?'layup_out':'rim_out')}));
const t=performance.now();
const { source, truth } = renderWorkout({ seed:+seed, shots, view, framesPerSecond:+fps });
const { width, height } = source;
await writeVideo(`/tmp/df/${key}-${seed}-${view}.mp4`, source, { width, height, framesPerSecond:+fps, withSilence: true });
writeFileSync(`/tmp/df/${key}-${seed}-${view}.json`, JSON.stringify(truth));
console.log(key, shots.length, 'shots', truth.durationSeconds ?? '', ((performance.now()-t)/1000).toFixed(1),'s');
