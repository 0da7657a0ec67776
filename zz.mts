import { chromium } from '@playwright/test';
import { startProduct } from './e2e/src/product.ts';
import { writeVideo, standingOutfit, darkened } from './e2e/src/camera-video.ts';
import { register } from './e2e/src/journey.ts';
const a=await standingOutfit(); const b=await standingOutfit({jacket:'#7a2233',trousers:'#2d3b2f'});
await writeVideo('/tmp/camera/v.y4m',[{picture:a,seconds:9},{picture:b,seconds:6},{picture:await darkened(a),seconds:3}]);
const product = await startProduct({DEMO_ACCOUNT:'off',ADMIN_PASSWORD:'steady-88'});
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--use-fake-device-for-media-stream','--use-fake-ui-for-media-stream','--use-file-for-fake-video-capture=/tmp/camera/v.y4m']});
try {
for (const [name,width,height,scheme] of [['desktop',1280,800,'light'],['phone',360,740,'dark']] as const) {
 const context = await browser.newContext({baseURL:product.origin,viewport:{width,height},colorScheme:scheme,permissions:['camera']});
 const page = await context.newPage();
 page.on('console',m=>console.log(name,m.type(),m.text())); page.on('pageerror',e=>console.log('ERR',e));
 await page.addInitScript(()=>{ const W=window.Worker; (window as any).stats={}; window.Worker=class extends W{constructor(u:any,o:any){super(u,o);const key=String(u).includes('pose')?'pose':'frame';const st=(window as any).stats[key]??={n:0,ms:[],first:0};let t=0;const post=this.postMessage.bind(this);this.postMessage=((m:any,tr:any)=>{t=performance.now();post(m,tr)}) as any;this.addEventListener('message',(e)=>{st.n++;st.first||=performance.now();st.last=performance.now();st.ms.push(performance.now()-t);if((e as any).data.outfit)st.outfits=(st.outfits??0)+1})}} as any;});
 await register(page,{username:'u'+name,email:name+'@example.org',password:'sturdy-77'});
 await page.goto('/camera');
 await page.getByRole('button',{name:'Start camera'}).waitFor();
 await page.screenshot({path:`/tmp/camera/${name}-off.png`});
 await page.getByRole('button',{name:'Start camera'}).click();
 await page.getByRole('button',{name:'Capture',exact:true}).waitFor();
 await page.waitForTimeout(7000);
 await page.screenshot({path:`/tmp/camera/${name}-live.png`,fullPage:name==='phone'});
 console.log(name, JSON.stringify(await page.evaluate(()=>Object.entries((window as any).stats).map(([k,s]:any)=>({k,n:s.n,outfits:s.outfits,sec:(s.last-s.first)/1000,ms:s.ms.sort((a:number,b:number)=>a-b)[s.ms.length>>1]})))));
 await page.getByRole('button',{name:'Start live analysis'}).click();
 await page.getByText('Overall rating').waitFor();
 await page.waitForTimeout(1500);
 await page.screenshot({path:`/tmp/camera/${name}-glance.png`,fullPage:true});
 for(let i=0;i<12;i++){await page.waitForTimeout(1000);console.log(await page.getByRole('status').allTextContents())}
 await page.getByRole('button',{name:'Capture',exact:true}).click();
 await page.waitForTimeout(500);
 await page.screenshot({path:`/tmp/camera/${name}-captured.png`});
 await page.getByRole('button',{name:'Analyze',exact:true}).click();
 await page.getByRole('button',{name:'Retake'}).waitFor();
 await page.waitForTimeout(800);
 await page.screenshot({path:`/tmp/camera/${name}-result.png`});
 await context.close();
}} finally { await browser.close(); await product.stop(); }
process.exit(0);
