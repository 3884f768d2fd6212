/*
 * A rendered page is complete without scripts. On a slow line its styles and fonts must not compete with them, and a slow
 * processor should paint first: the framework's scripts start after the first paint.
 */

const entry = '<script type="module" async="">'

/** Disables the tags with which the framework loads its modules, and the manifest. `startScripts` enables them again. */
export function delayScripts(html: string): string {
  // A page that is only read has none, and nothing that would wake the rest.
  if (!html.includes(entry)) return html
  const body = html.indexOf('</head>')
  const head = html
    .slice(0, body)
    .replaceAll(/<link rel="(modulepreload|manifest)"/g, '<link rel="later" data-rel="$1"')
  return head + html.slice(body).replace(entry, '<script type="later">')
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
