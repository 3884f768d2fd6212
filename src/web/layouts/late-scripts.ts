/*
 * A rendered page is whole without scripts. On a slow line its style and letters should not share the line with them, and
 * a slow processor should paint before it makes the page interactive: the framework's scripts begin after the first paint.
 */

/** Puts to sleep what the framework writes into a page to load its modules. `wakeScripts` wakes it. */
export const letScriptsSleep = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll('<script type="module" async="">', '<script type="later">')

/** For an inline script at the end of the body. A tab in the background paints nothing, so it does not wait. */
export const wakeScripts =
  `(function(){var isAwake=false;function wake(){if(isAwake)return;isAwake=true;` +
  `document.querySelectorAll('link[rel=later]').forEach(function(link){link.rel='modulepreload'});` +
  `document.querySelectorAll('script[type=later]').forEach(function(asleep){` +
  `var script=document.createElement('script');script.type='module';script.textContent=asleep.textContent;` +
  `asleep.replaceWith(script)})}` +
  `if(document.visibilityState!=='visible')return wake();` +
  `requestAnimationFrame(function(){setTimeout(wake)});setTimeout(wake,3000)})()`
