import { chromium } from 'playwright'
const base='http://localhost:3871'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
async function login(email, opts){const c=await b.newContext({baseURL:base,...opts});const p=await c.newPage();
 const r=await c.request.post('/api/login',{data:{email,password:'QhatuDemo2026!',rememberMe:true}}); console.log(email,r.status()); return p}
try{
const p=await login('empresa@demo.qhatu.pe',{viewport:{width:1440,height:1000}})
const ov=await (await p.request.get('/api/company/candidates/overview')).json()
const sums=[]
for(const j of ov.jobsWithCandidates){const s=await (await p.request.get(`/api/jobs/${j.jobId}/suggested-professionals`)).json();sums.push([j.jobId,j.jobTitle,j.isActive,s.isApproximate,(s.people??[]).map(x=>x.name+' '+x.title+' '+x.compatibilityScore)])}
console.log(JSON.stringify(sums,null,1))
const best=sums.filter(s=>s[2]).sort((a,c)=>c[4].length-a[4].length)[0]
await p.goto(`/company-dashboard/candidatos/${best[0]}`,{waitUntil:'networkidle'})
await p.screenshot({path:'/tmp/mshots/a1440.png',fullPage:true})
const full=ov.jobsWithCandidates.find(j=>/full/i.test(j.jobTitle))
await p.goto(`/company-dashboard/candidatos/${full.jobId}`,{waitUntil:'networkidle'})
await p.getByRole('link',{name:/Omar/}).first().click(); await p.waitForTimeout(1500)
await p.screenshot({path:'/tmp/mshots/b1440.png'})
const m=await login('empresa@demo.qhatu.pe',{viewport:{width:360,height:800},colorScheme:'dark'})
await m.goto(`/company-dashboard/candidatos/${best[0]}`,{waitUntil:'networkidle'})
await m.getByText('Profesionales sugeridos').scrollIntoViewIfNeeded(); 
await m.screenshot({path:'/tmp/mshots/a360.png',fullPage:true})
await m.goto(`/company-dashboard/candidatos/${full.jobId}`,{waitUntil:'networkidle'})
await m.getByRole('link',{name:/Omar/}).first().click(); await m.waitForTimeout(1500)
await m.screenshot({path:'/tmp/mshots/b360.png'})
const q=await login('profesional@demo.qhatu.pe',{viewport:{width:360,height:800}})
await q.goto('/dashboard/postulaciones',{waitUntil:'networkidle'})
await q.screenshot({path:'/tmp/mshots/c360.png'})
await q.getByRole('button',{name:/Pedir revisión humana/}).first().click(); await q.waitForTimeout(800)
await q.screenshot({path:'/tmp/mshots/d360.png'})
}catch(e){console.log(e)}
await b.close()
