/*
 * A button of a rendered page does nothing until the page runs, and on a slow line somebody presses before that. The press is heard by a
 * script in the head, shown on the button, and done as soon as the page runs. Links, forms and what the browser opens by itself work without.
 */

declare global {
  interface Window {
    /** What was pressed, in its order, until the page runs. */
    earlyPresses?: { pressed: HTMLButtonElement[]; hear: (event: Event) => void } | undefined
  }
}

/** For an inline script in the head. */
export const hearPresses =
  `(function(){var pressed=[];function hear(event){` +
  `var button=event.target.closest&&event.target.closest('button');` +
  `if(!button||button.disabled||button.popoverTargetElement||(button.form&&button.type!=='button'))return;` +
  `if(pressed.indexOf(button)<0)pressed.push(button);` +
  `button.dataset.heard='';button.setAttribute('aria-busy','true')}` +
  `window.earlyPresses={pressed:pressed,hear:hear};document.addEventListener('click',hear,true)})()`

/** Called once, when the page runs: does what was pressed, each button once however often it was pressed. */
export function replayPresses(): void {
  const early = window.earlyPresses
  if (!early) return
  delete window.earlyPresses
  document.removeEventListener('click', early.hear, true)
  for (const button of early.pressed) {
    delete button.dataset.heard
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
}
