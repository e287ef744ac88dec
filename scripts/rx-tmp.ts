import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findRegexes } from '/work/main/scripts/find-regexes.ts'
import { exceptions } from '/work/main/scripts/regex-exceptions.ts'
const { checkSync } = createRequire('/work/main/package.json')('recheck/lib/browser.js')
const files = globSync(['{app,components,content,lib,server}/**/*.{ts,tsx}', 'scripts/inbox.ts'], { cwd: '/work/main' }).filter((f:string)=>!/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing/.test(f))
const ex = new Set(Object.values(exceptions).flatMap((b:any)=>Object.entries(b)).flatMap(([f,p]:any)=>p.map((x:string)=>f+' '+x)))
const out:any[]=[]; const seen=new Map()
for (const f of files) for (const r of findRegexes(f, readFileSync('/work/main/'+f,'utf8'))) {
 if (ex.has(f+' '+r.pattern)||r.flags===null) continue
 const t=process.cpuUsage(); checkSync(r.pattern,r.flags,{checker:'automaton',timeout:120000}); const u=process.cpuUsage(t)
 out.push([u.user/1e6,f,r.line,r.pattern.slice(0,80)]); const k=r.pattern+'/'+r.flags; seen.set(k,(seen.get(k)??0)+u.user/1e6)
}
out.sort((a,b)=>b[0]-a[0]); console.log(out.length, seen.size, out.reduce((s,x)=>s+x[0],0)); for(const o of out.slice(0,25)) console.log(...o)
