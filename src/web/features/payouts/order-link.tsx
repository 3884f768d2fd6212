import { Link } from 'react-router'

/** The order's place in the person's list. */
export const OrderLink = ({
  orderId,
  serviceTitle,
  clientName,
}: {
  orderId: number
  serviceTitle: string
  clientName: string
}) => (
  <>
    <Link to={`/dashboard/contrataciones?ver=${orderId}`} className="link wrap-anywhere">
      {serviceTitle || `Pedido ${orderId}`}
    </Link>
    <span className="block text-xs wrap-anywhere text-ink-2">{clientName || 'Cliente que ya no está'}</span>
  </>
)
