/**
 * Services that a professional could sell. One a line: category | title | what it is | usual price an hour in US dollars for
 * some years of experience | the skills that it takes. Prices are our own estimate of what independent work costs in Peru.
 */
export const serviceTemplates = `
Consultoría Empresarial | Plan de negocio y modelo financiero | Ordeno tu idea en un plan con mercado, costos, flujo de caja y punto de equilibrio. | 22 | Plan de negocios, Business Model Canvas, Flujo de caja, Modelado financiero, Evaluación de proyectos de inversión, Análisis financiero
Consultoría Empresarial | Mejora de procesos de tu negocio | Levanto tus procesos, encuentro dónde se pierde tiempo y dejo los nuevos documentados. | 22 | Gestión por procesos, Diagramación BPMN, Mejora continua, Lean Manufacturing, Six Sigma, Elaboración de procedimientos
Consultoría Empresarial | Sistema de calidad para certificarte | Preparo tu empresa para la certificación: diagnóstico, documentos y auditoría interna. | 25 | ISO 9001, Auditoría interna, ISO 14001, ISO 45001, Gestión de calidad, HACCP
Consultoría Empresarial | Plan de seguridad y salud en el trabajo | Elaboro tu IPERC, tu plan anual y las capacitaciones que exige la ley. | 20 | Seguridad y salud en el trabajo, IPERC, Ley 29783, ISO 45001, Brigadas de emergencia
Consultoría Empresarial | Importación o exportación paso a paso | Te acompaño desde la cotización hasta el despacho, con los costos claros antes de empezar. | 22 | Comercio exterior, Incoterms, Importaciones, Exportaciones, Aduanas, Drawback
Consultoría Empresarial | Ordena tu almacén y tus inventarios | Clasifico, reduzco quiebres y dejo un control que tu equipo puede seguir. | 18 | Gestión de inventarios, Gestión de almacenes, Kardex, Clasificación ABC, Cadena de suministro
Consultoría Empresarial | Licitaciones y contratos con el Estado | Preparo tu propuesta, reviso las bases y te acompaño hasta la firma. | 25 | Contrataciones del Estado, SEACE, Ley de Contrataciones del Estado, Elaboración de propuestas técnicas
Desarrollo Web | Sitio web para tu negocio | Una web rápida que se ve bien en el celular y que puedes actualizar sin ayuda. | 18 | HTML, CSS, JavaScript, WordPress, Diseño responsive, SEO
Desarrollo Web | Tienda en línea lista para vender | Catálogo, pagos y envíos configurados, con capacitación para que la manejes. | 20 | Shopify, WooCommerce, WordPress, Comercio electrónico, Pasarelas de pago
Desarrollo Web | Aplicación web a medida | Del prototipo a producción, con código que otro equipo puede continuar. | 28 | React, TypeScript, Node.js, Angular, Vue.js, Next.js, PostgreSQL
Desarrollo Web | Mejora la velocidad de tu web | Mido, encuentro lo que pesa y lo arreglo: páginas que cargan también con mala señal. | 25 | JavaScript, CSS, HTML, Rendimiento web, SEO técnico, Accesibilidad web
Diseño Gráfico | Identidad visual de tu marca | Logotipo, colores, tipografías y un manual breve para usarlos bien. | 18 | Diseño gráfico, Adobe Illustrator, Branding, Diseño de logotipos, Adobe Photoshop, Tipografía
Diseño Gráfico | Piezas para redes sociales | Un paquete mensual de publicaciones con el estilo de tu marca. | 12 | Adobe Photoshop, Canva, Adobe Illustrator, Diseño para redes sociales, Diseño gráfico
Diseño Gráfico | Diseño de interfaces para tu producto | Prototipos probados con personas antes de escribir código. | 25 | Figma, Diseño UX, Diseño UI, Prototipado, Investigación con usuarios, Adobe XD
Diseño Gráfico | Empaques y etiquetas | Diseño listo para imprenta, con las normas de rotulado en cuenta. | 18 | Diseño de empaques, Adobe Illustrator, Adobe InDesign, Preprensa, CorelDRAW
Marketing Digital | Campañas de publicidad en redes y buscadores | Preparo, lanzo y optimizo tus anuncios, con un informe claro cada semana. | 18 | Google Ads, Meta Ads, Publicidad digital, Google Analytics, Marketing digital
Marketing Digital | Posicionamiento en buscadores | Auditoría, palabras clave y mejoras para que te encuentren sin pagar anuncios. | 18 | SEO, SEO técnico, Google Search Console, Google Analytics, Marketing de contenidos
Marketing Digital | Gestión de tus redes sociales | Calendario, publicaciones y respuestas para una comunidad que crece. | 12 | Gestión de redes sociales, Community management, Creación de contenido, Copywriting, Canva
Marketing Digital | Correos que venden | Segmentación, automatización y textos para convertir contactos en clientes. | 16 | Email marketing, Mailchimp, HubSpot, Automatización de marketing, Copywriting
Marketing Digital | Estudio de tu mercado | Encuestas, entrevistas y análisis para decidir con datos y no con corazonadas. | 20 | Investigación de mercados, Encuestas, SPSS, Análisis de datos, Focus group
Redacción y Traducción | Textos para tu web y tus anuncios | Escribo claro y con intención, en el tono de tu marca. | 14 | Copywriting, Redacción publicitaria, Redacción de contenidos, SEO, Redacción
Redacción y Traducción | Traducción de documentos | Traduzco y reviso tu texto, con el vocabulario de tu rubro. | 15 | Traducción, Inglés, Traducción técnica, SDL Trados, Portugués, Francés, Interpretación simultánea
Redacción y Traducción | Corrección de estilo y ortografía | Reviso tu tesis, informe o libro para que se lea sin tropiezos. | 12 | Corrección de estilo, Redacción, Ortografía, Edición de textos, Normas APA
Contabilidad y Finanzas | Contabilidad mensual para tu negocio | Libros, declaraciones y planillas al día, sin multas. | 15 | Contabilidad, Tributación, PLE, SUNAT, PDT, CONCAR, SIRE
Contabilidad y Finanzas | Estados financieros bajo NIIF | Preparo o reviso tus estados financieros para bancos, socios o auditores. | 22 | NIIF, Estados financieros, Cierre contable, Contabilidad, Auditoría financiera
Contabilidad y Finanzas | Planeamiento tributario | Reviso tu situación y te propongo cómo cumplir pagando lo justo. | 25 | Tributación, Planeamiento tributario, IGV, SUNAT
Contabilidad y Finanzas | Costos y precios de tus productos | Calculo cuánto te cuesta cada cosa y a cuánto conviene venderla. | 18 | Costos, Contabilidad de costos, Análisis financiero, Presupuestos, Microsoft Excel
Contabilidad y Finanzas | Tablero financiero en Excel o Power BI | Tus ventas, gastos y caja en un tablero que se actualiza solo. | 20 | Power BI, Microsoft Excel, Análisis financiero, Flujo de caja, Dashboards
Recursos Humanos | Selección de personal | Publico, filtro y entrevisto; tú recibes una terna con informe. | 16 | Reclutamiento y selección, Entrevistas por competencias, Evaluación psicolaboral
Recursos Humanos | Planillas y beneficios sociales | Calculo tu planilla, CTS, gratificaciones y liquidaciones según ley. | 15 | Planillas, PLAME, T-Registro, Liquidación de beneficios sociales, Legislación laboral
Recursos Humanos | Clima y cultura de tu equipo | Mido, converso y propongo un plan que se puede cumplir. | 20 | Clima laboral, Desarrollo organizacional, Gestión del cambio, Encuestas, Evaluación de desempeño
Recursos Humanos | Talleres para tu equipo | Capacitaciones prácticas preparadas para lo que tu equipo necesita. | 20 | Capacitación de personal, Coaching ejecutivo, Facilitación de talleres, Liderazgo, Comunicación efectiva
Tecnología e IT | Soporte técnico para tu oficina | Equipos, correos y respaldos funcionando, en sitio o a distancia. | 12 | Soporte técnico, Windows, Mantenimiento de equipos de cómputo, Microsoft 365, Redes de computadoras
Tecnología e IT | Redes y cableado para tu local | Diseño e instalo una red ordenada, segura y documentada. | 18 | Redes de computadoras, Cableado estructurado, Cisco, MikroTik, Wi-Fi, Seguridad de redes
Tecnología e IT | Tu sistema en la nube | Migro, ordeno costos y dejo respaldos y alertas funcionando. | 30 | AWS, Microsoft Azure, Google Cloud, Docker, Kubernetes, Terraform, Linux
Tecnología e IT | Revisión de seguridad de tu empresa | Encuentro los puntos débiles antes que otros y te digo cómo cerrarlos. | 30 | Ciberseguridad, Ethical hacking, ISO 27001, Pruebas de penetración, OWASP
Tecnología e IT | Tableros de datos para decidir | Junto tus fuentes y construyo tableros que tu equipo usa de verdad. | 22 | Power BI, SQL, Tableau, Análisis de datos, DAX, Looker Studio
Tecnología e IT | Modelos de datos y predicción | De tus datos a un modelo que se puede explicar y mantener. | 30 | Python, Machine learning, Ciencia de datos, SQL, Estadística, R
Consultoría Legal | Contratos para tu negocio | Redacto y reviso contratos claros que te protegen. | 25 | Redacción de contratos, Derecho civil, Derecho comercial, Derecho corporativo
Consultoría Legal | Constitución de tu empresa | Elegimos el tipo de sociedad y la dejamos inscrita y lista para facturar. | 22 | Derecho corporativo, Derecho societario, SUNARP, Constitución de empresas, Derecho comercial
Consultoría Legal | Asesoría laboral | Contratos, procesos y desvinculaciones según la ley peruana. | 25 | Derecho laboral, Legislación laboral, SUNAFIL, Litigio laboral
Consultoría Legal | Registro de tu marca | Búsqueda, solicitud y seguimiento en INDECOPI hasta el registro. | 22 | Propiedad intelectual, INDECOPI, Registro de marcas, Derecho de autor
Arquitectura y Construcción | Planos y diseño de tu vivienda | Del terreno al expediente, con vistas para decidir antes de construir. | 20 | AutoCAD, Revit, Diseño arquitectónico, SketchUp, Lumion, Arquitectura
Arquitectura y Construcción | Metrados y presupuesto de obra | Cuánto material, cuánto cuesta y en cuánto tiempo. | 18 | Metrados, S10, Presupuestos de obra, Costos y presupuestos, Análisis de precios unitarios
Arquitectura y Construcción | Supervisión de obra | Visito, mido avances y aviso a tiempo lo que se desvía. | 22 | Supervisión de obra, Residencia de obra, Valorizaciones, Ingeniería civil
Arquitectura y Construcción | Modelos BIM | Modelo coordinado de arquitectura, estructuras e instalaciones. | 25 | BIM, Revit, Navisworks, Modelado BIM
Arquitectura y Construcción | Levantamiento topográfico | Medición con equipo propio y planos listos para tu trámite. | 22 | Topografía, Estación total, AutoCAD Civil 3D, GPS diferencial, Pilotaje de drones
Arquitectura y Construcción | Instalaciones eléctricas seguras | Diseño, instalo o reviso según el Código Nacional de Electricidad. | 15 | Instalaciones eléctricas, Código Nacional de Electricidad, Tableros eléctricos, Puesta a tierra
Fotografía | Fotografía de producto | Fotos limpias y bien iluminadas para tu tienda o catálogo. | 18 | Fotografía de producto, Fotografía, Adobe Lightroom, Adobe Photoshop, Iluminación fotográfica
Fotografía | Cobertura de eventos | Tu evento contado en fotos, entregadas y editadas en pocos días. | 18 | Fotografía, Fotografía de eventos, Adobe Lightroom, Edición fotográfica
Video y Animación | Edición de videos | Corte, sonido, color y subtítulos para redes o empresa. | 15 | Edición de video, Adobe Premiere Pro, DaVinci Resolve, Final Cut Pro, Corrección de color
Video y Animación | Animación y gráficos en movimiento | Explico tu producto en un minuto con animación propia. | 20 | Motion graphics, Adobe After Effects, Animación 2D, Animación 3D, Blender
Música y Audio | Edición y mezcla de audio | Podcast, locución o música con sonido limpio y parejo. | 15 | Edición de audio, Mezcla de audio, Pro Tools, Producción musical, Adobe Audition
Música y Audio | Locución para tus videos | Voz clara y cercana para anuncios, tutoriales o centrales telefónicas. | 15 | Locución, Adobe Audition, Edición de audio
Programación | Automatiza tus tareas con programas | Lo que haces a mano cada día, hecho solo y sin errores. | 22 | Python, Microsoft Excel, VBA, Power Automate, RPA, SQL
Programación | Aplicación móvil | Una app para Android y iOS, publicada en las tiendas. | 28 | Flutter, React Native, Kotlin, Swift, Android, Firebase
Programación | Integración de sistemas y API | Conecto tu ERP, tu tienda y tus pagos para que los datos viajen solos. | 28 | API REST, Node.js, Java, C#, .NET, Spring Boot, SQL Server
Programación | Pruebas de tu software | Casos, pruebas automáticas e informe para publicar con confianza. | 20 | Pruebas de software, Selenium, Cypress, Pruebas automatizadas, Postman, JMeter
Administración de Proyectos | Dirección de tu proyecto | Alcance, cronograma, costos y riesgos bajo control, con reportes cortos. | 25 | Gestión de proyectos, PMP, MS Project, Cronogramas de proyecto, Gestión de riesgos de proyectos
Administración de Proyectos | Tu equipo con Scrum | Implemento los eventos y tableros que sirven, sin ceremonias de más. | 25 | Scrum, Jira, Metodologías ágiles, Kanban, Product owner
Administración de Proyectos | Proyectos sociales y de inversión pública | Formulación, marco lógico, indicadores y seguimiento. | 22 | Formulación de proyectos sociales, Marco lógico, Monitoreo y evaluación de proyectos, Invierte.pe
Asistencia Virtual | Asistencia administrativa a distancia | Agenda, correos, documentos y trámites al día. | 9 | Gestión documental, Gestión de agenda, Microsoft Office, Redacción de documentos, Atención al cliente
Asistencia Virtual | Atención a tus clientes por chat y teléfono | Respondo, registro y doy seguimiento con buen trato. | 9 | Atención al cliente, CRM, WhatsApp Business, Manejo de objeciones, Call center
Asistencia Virtual | Ingreso y limpieza de datos | Paso tus registros a hojas ordenadas, sin duplicados. | 9 | Digitación, Microsoft Excel, Google Sheets, Limpieza de datos
`
