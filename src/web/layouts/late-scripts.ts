import type { Edit } from './page-edits.ts'

/*
 * A rendered page is complete without scripts. On a slow line its styles and fonts must not compete with them, and a slow
 * processor should paint first: the framework's scripts start after the first paint.
 */

const ofModule = ' type="module" async=""'
const earlyLink = /<link rel="(modulepreload|manifest)"/g

/** The edits that disable the tags with which the framework loads its modules, and the manifest. `startScripts` enables them again. */
export function findEarlyScripts(html: string): Edit[] {
  const at = html.lastIndexOf(ofModule)
  // A page that is only read has none, and nothing that would wake the rest.
  if (at < 0) return []
  const links = html.slice(0, html.indexOf('</head>')).matchAll(earlyLink)
  return [
    ...Array.from(links, ({ 0: link, 1: rel, index }) => ({
      at: index,
      length: link.length,
      text: `<link rel="later" data-rel="${rel}"`,
    })),
    { at, length: ofModule.length, text: ' type="later"' },
  ]
}

/**
 * An inline script for the end of the body. It enables the scripts when the browser reports the first contentful paint,
 * which is later than the frame that draws it. A tab in the background does not paint, so it does not wait.
 */
export const startScripts =
  `(function(){var isAwake=false;function wake(){if(isAwake)return;isAwake=true;` +
  `document.querySelectorAll('link[rel=later]').forEach(function(link){link.rel=link.dataset.rel});` +
  `document.querySelectorAll('script[type=later]').forEach(function(asleep){` +
  `var script=document.createElement('script');script.type='module';script.textContent=asleep.textContent;` +
  `asleep.replaceWith(script)})}` +
  `if(document.visibilityState!=='visible')return wake();setTimeout(wake,3000);` +
  `try{new PerformanceObserver(function(list){` +
  `if(list.getEntriesByName('first-contentful-paint').length)setTimeout(wake)` +
  `}).observe({type:'paint',buffered:true})}catch(error){requestAnimationFrame(function(){setTimeout(wake)})}})()`
