/*
 * A rendered page is whole without scripts. On a slow line its style and letters should not share the line with them, and
 * a slow processor should paint before it makes the page interactive: the framework's scripts begin after the first paint.
 */

const entry = '<script type="module" async="">'

/** Puts to sleep what the framework writes into a page to load its modules, and what installs it. `wakeScripts` wakes it. */
export function letScriptsSleep(html: string): string {
  // A page that is only read has none, and nothing that would wake the rest.
  if (!html.includes(entry)) return html
  const body = html.indexOf('</head>')
  const head = html
    .slice(0, body)
    .replaceAll(/<link rel="(modulepreload|manifest)"/g, '<link rel="later" data-rel="$1"')
  return head + html.slice(body).replace(entry, '<script type="later">')
}

/**
 * For an inline script at the end of the body: wakes them when the browser says that it has shown the first words, which is later
 * than the frame in which it draws them. A tab in the background paints nothing, so it does not wait.
 */
export const wakeScripts =
  `(function(){var isAwake=false;function wake(){if(isAwake)return;isAwake=true;` +
  `document.querySelectorAll('link[rel=later]').forEach(function(link){link.rel=link.dataset.rel});` +
  `document.querySelectorAll('script[type=later]').forEach(function(asleep){` +
  `var script=document.createElement('script');script.type='module';script.textContent=asleep.textContent;` +
  `asleep.replaceWith(script)})}` +
  `if(document.visibilityState!=='visible')return wake();setTimeout(wake,3000);` +
  `try{new PerformanceObserver(function(list){` +
  `if(list.getEntriesByName('first-contentful-paint').length)setTimeout(wake)` +
  `}).observe({type:'paint',buffered:true})}catch(error){requestAnimationFrame(function(){setTimeout(wake)})}})()`
