import SunMoon from 'lucide-react/icons/sun-moon'
import { Button } from '#web/ui/action/button.tsx'
import { THEME_KEY } from './theme-script.ts'

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
  try {
    localStorage.setItem(THEME_KEY, root.dataset.theme)
  } catch {
    // Without storage the switch works for this page only.
  }
}

/** Switches between light and dark and stores it; before that the system's preference applies. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      aria-label="Alternar tema claro u oscuro"
      onClick={switchTheme}
      {...(className ? { className } : {})}
    >
      <SunMoon className="icon" />
    </Button>
  )
}

/** The same with a label, for the drawer of a phone whose header has no room. */
export function ThemeRow({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={switchTheme}>
      <SunMoon className="icon mr-2.5" />
      Alternar tema claro u oscuro
    </button>
  )
}
