import { Switch } from '#web/ui/form/switch.tsx'
import { useNews } from './news.resource.ts'

/** Whether the person agrees to marketing by mail: off until they turn it on. */
export function NewsSwitch() {
  const { isOn, isLoaded, choose } = useNews()
  return (
    <div className="mt-3 border-t border-line pt-3">
      <Switch
        label={
          <>
            <span className="block text-sm font-strong">Novedades y consejos de Qhatu</span>
            <span className="block text-xs text-ink-2">
              Por correo, de vez en cuando. Cada uno trae un enlace para dejar de recibirlos.
            </span>
          </>
        }
        checked={isOn}
        disabled={!isLoaded}
        onChange={({ target }) => choose(target.checked)}
      />
    </div>
  )
}
