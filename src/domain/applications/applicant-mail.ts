/** The mail around a notice about an application, without its message. The company previews it, so the browser needs it too. */
export const applicantMail = ({
  title,
  jobTitle,
  firstName,
}: {
  title: string
  jobTitle: string
  firstName: string
}) => ({ subject: `${title}: ${jobTitle}`, heading: `Hola, ${firstName}`, label: 'Ver mis postulaciones' })
