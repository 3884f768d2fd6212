/*
 * A button of a rendered page does nothing before hydration, which takes time on a slow line. A script in the head records
 * such a press, marks the button, and repeats the press after hydration. Links, forms and native popovers work without it.
 */

declare global {
  interface Window {
    /** The pressed buttons, in order, until hydration. */
    earlyPresses?: { pressed: HTMLButtonElement[]; record: (event: Event) => void } | undefined
  }
}

/** For an inline script in the head. */
export const recordPresses =
  `(function(){var pressed=[];function record(event){` +
  `var button=event.target.closest&&event.target.closest('button');` +
  `if(!button||button.disabled||button.popoverTargetElement||(button.form&&button.type!=='button'))return;` +
  `if(pressed.indexOf(button)<0)pressed.push(button);` +
  `button.dataset.pressedEarly='';button.setAttribute('aria-busy','true')}` +
  `window.earlyPresses={pressed:pressed,record:record};document.addEventListener('click',record,true)})()`

/** Called once after hydration: clicks each recorded button once, however often it was pressed. */
export function replayPresses(): void {
  const early = window.earlyPresses
  if (!early) return
  delete window.earlyPresses
  document.removeEventListener('click', early.record, true)
  for (const button of early.pressed) {
    delete button.dataset.pressedEarly
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
}
