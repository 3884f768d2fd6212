/**
 * Where people of the offices go from one work to another: administration, finance, sales, media, law, the State and technology. Written and read
 * like `occupation-moves.data.ts`, which it goes on with: a step up, a step back, or the same know-how in another field; it holds both ways.
 */
export const officeMoves = `
Secretario ejecutivo: Recepcionista, Coordinador administrativo, Técnico en gestión documental, Asistente legal, Asistente virtual, Organizador de eventos, Relacionista público
Secretario: Asistente legal, Asistente judicial, Asistente notarial, Orientador de servicios al ciudadano, Admisionista
Asistente virtual: Analista de contenidos, Ejecutivo de ventas en línea, Digitador, Customer success manager, Analista de marketing digital
Asistente de gerencia: Asistente comercial, Relacionista público, Recepcionista, Jefe de proyectos
Jefe de administración: Jefe de contabilidad, Gerente general, Gerente de operaciones, Jefe de recursos humanos, Jefe de logística, Administrador de edificios, Especialista administrativo, Jefe de compras, Contador
Gerente general: Consultor de negocios, Gerente de marketing, Jefe de ventas, Jefe de producción
Gerente de operaciones: Jefe de almacén, Jefe de mantenimiento, Jefe de proyectos, Gerente comercial, Consultor de negocios
Supervisor de operaciones: Supervisor de almacén, Supervisor de distribución, Coordinador de transporte, Supervisor de call center, Jefe de proyectos, Coordinador administrativo
Analista de operaciones: Analista comercial, Analista de planificación de demanda, Analista de inteligencia de negocios, Jefe de proyectos, Analista de control de gestión, Asistente logístico, Analista de calidad de call center
Administrador de edificios: Coordinador administrativo, Supervisor de operaciones, Administrador de hotel, Supervisor de limpieza, Asistente administrativo
Jefe de proyectos: Consultor de negocios, Analista de planeamiento estratégico, Product manager, Scrum master, Organizador de eventos
Analista de planeamiento estratégico: Analista de presupuestos, Analista de inteligencia de negocios, Analista de operaciones, Analista comercial, Ingeniero industrial
Consultor de negocios: Analista financiero, Analista de negocio TI, Desarrollador de negocios, Economista, Analista de control de gestión, Capacitador, Ingeniero industrial
Archivista: Asistente administrativo, Notificador, Asistente registral, Asistente judicial, Almacenero, Técnico administrativo de registro civil, Asistente legal
Técnico en gestión documental: Recepcionista, Asistente judicial, Asistente registral, Técnico administrativo de registro civil, Bibliotecólogo
Mensajero: Auxiliar de almacén, Conserje, Gestor de cobranza, Archivista, Técnico en gestión documental, Encuestador, Mototaxista, Asistente administrativo
Fotocopista: Digitador, Archivista, Técnico en preprensa, Cajero, Vendedor de tienda, Recepcionista, Diseñador gráfico
Analista de sistema integrado de gestión: Jefe de calidad, Ingeniero de calidad, Especialista ambiental, Auditor interno, Higienista ocupacional, Asistente de seguridad y salud en el trabajo, Ingeniero de procesos, Capacitador
Reclutador de TI: Psicólogo organizacional, Analista de recursos humanos, HR business partner, Asistente de recursos humanos, Desarrollador de negocios
Coordinador de recursos humanos: Analista de selección, HR business partner, Analista de capacitación, Analista de bienestar laboral, Especialista en relaciones laborales, Psicólogo organizacional, Jefe de administración, Trabajador social de empresa
Asistente de planillas: Auxiliar contable, Analista de selección, Analista de cuentas por pagar, Asistente administrativo, Asistente de tesorería, Analista contable
Analista de compensaciones: HR business partner, Analista financiero, Analista de presupuestos, Analista de control de gestión, Asistente de planillas, Coordinador de recursos humanos, Analista de inteligencia de negocios
Analista de capacitación: HR business partner, Analista de bienestar laboral, Docente universitario, Coordinador académico, Analista de comunicación interna, Analista de calidad de call center, Especialista pedagógico
Analista de bienestar laboral: Psicólogo organizacional, HR business partner, Especialista en relaciones laborales, Organizador de eventos
Trabajador social de empresa: Asistente de recursos humanos, Analista de recursos humanos, Especialista en relaciones comunitarias, Promotor social, Especialista en programas sociales, Analista de selección, Especialista en relaciones laborales
Psicólogo organizacional: Analista de recursos humanos, Asistente de recursos humanos, HR business partner, Capacitador, Psicólogo clínico, Psicólogo educativo, Jefe de recursos humanos, Docente universitario
HR business partner: Especialista en relaciones laborales, Consultor de negocios, Analista de comunicación interna
Jefe de recursos humanos: Analista de selección, Analista de planillas, Analista de capacitación, Analista de compensaciones, Consultor de negocios, Secretario técnico de procesos disciplinarios
Especialista en relaciones laborales: Analista de planillas, Abogado corporativo, Conciliador extrajudicial
Técnico en control de asistencia: Auxiliar administrativo, Digitador, Analista de recursos humanos, Auxiliar contable
Contador de costos: Analista financiero, Asistente contable, Jefe de contabilidad, Analista logístico, Contralor, Ingeniero industrial, Analista de control patrimonial
Jefe de contabilidad: Analista contable, Auditor financiero, Analista tributario, Auditor interno, Contador gubernamental
Analista tributario: Auditor financiero, Contador gubernamental, Contador de costos, Analista de planillas
Analista de cuentas por pagar: Auxiliar contable, Contador, Facturador, Asistente de tesorería, Asistente de compras, Comprador, Operador SIAF, Analista de operaciones bancarias
Analista de cuentas por cobrar: Analista contable, Analista de tesorería, Auxiliar contable, Asistente de tesorería, Asistente comercial, Contador, Analista de riesgos
Analista de tesorería: Operador SIAF, Analista de inversiones, Analista de control de gestión, Jefe de contabilidad, Analista de presupuestos, Analista de riesgos
Asistente de tesorería: Analista contable, Analista de operaciones bancarias, Auxiliar administrativo, Cambista
Analista de control de gestión: Analista comercial, Economista, Contralor, Analista de riesgos, Analista de procesos, Jefe de contabilidad, Ingeniero industrial
Analista de presupuestos: Economista, Analista financiero, Especialista en planeamiento público, Presupuestista de obra, Ingeniero de costos de obra
Gerente de administración y finanzas: Contador, Analista financiero, Gerente de operaciones, Auditor financiero, Analista de control de gestión, Consultor de negocios, Jefe de recursos humanos, Economista, Jefe de logística
Contralor: Contador, Analista financiero, Auditor gubernamental, Jefe de administración, Oficial de cumplimiento
Auditor interno: Analista contable, Analista de prevención de fraude, Analista de procesos, Contador de costos, Analista de control de gestión, Jefe de calidad
Auditor financiero: Analista financiero, Consultor de negocios, Perito judicial
Analista de inversiones: Analista de créditos, Ejecutivo de banca empresa, Analista de control de gestión, Consultor de negocios, Actuario, Científico de datos
Oficial de cumplimiento: Auditor gubernamental, Analista de operaciones bancarias, Jefe legal, Analista de sistema integrado de gestión, Analista de contratos, Contador, Abogado penalista
Analista de prevención de fraude: Analista de operaciones bancarias, Analista de datos, Agente de prevención de pérdidas, Gestor de reclamos
Analista de créditos: Economista, Gestor de cobranza, Promotor de créditos, Analista contable, Administrador de agencia bancaria, Analista de operaciones bancarias
Ejecutivo de banca empresa: Key account manager, Analista financiero, Analista de riesgos, Desarrollador de negocios, Promotor de seguros, Jefe de ventas
Administrador de agencia bancaria: Jefe de tienda, Analista de riesgos, Administrador, Analista de operaciones bancarias, Gerente comercial, Gestor de cobranza, Jefe de administración
Analista de operaciones bancarias: Asesor bancario, Analista contable, Gestor de reclamos, Analista de riesgos, Asistente administrativo
Analista de seguros: Gestor de reclamos, Auditor de seguros de salud, Analista de operaciones bancarias, Ejecutivo postventa, Analista de créditos, Asistente comercial, Asesor de atención al cliente, Ejecutivo comercial
Actuario: Analista de datos, Analista financiero, Matemático, Economista, Analista de control de gestión, Analista de investigación de mercados
Tasador: Especialista en catastro, Ingeniero de costos de obra, Presupuestista de obra, Topógrafo, Supervisor de obra, Analista de créditos
Analista de control patrimonial: Asistente contable, Contador, Técnico en logística pública, Asistente de almacén, Especialista en contrataciones del Estado, Operador SIAF, Auxiliar contable, Asistente logístico, Archivista
Cambista: Comerciante, Asesor bancario, Vendedor
Vendedor integral: Mercaderista, Asesor de atención al cliente, Asesor bancario, Jefe de sección de retail, Vendedor, Anfitrión, Teleoperador de ventas, Visual merchandiser
Key account manager: Gerente comercial, Jefe de producto, Customer success manager, Analista comercial, Vendedor, Comprador retail, Ejecutivo de cuentas publicitarias
Desarrollador de negocios: Jefe de ventas, Gerente comercial, Vendedor técnico, Customer success manager, Analista comercial, Vendedor
Supervisor de ventas: Jefe de sección de retail, Teleoperador de ventas, Analista comercial, Promotor de seguros
Jefe de ventas: Ejecutivo comercial, Jefe de tienda, Vendedor técnico, Gerente de marketing, Analista comercial, Vendedor, Jefe de producto
Gerente comercial: Supervisor de ventas, Ejecutivo comercial, Consultor de negocios, Jefe de producto, Administrador
Analista comercial: Ejecutivo comercial, Analista de investigación de mercados, Jefe de producto, Analista de e-commerce, Analista logístico, Analista de dimensionamiento
Asistente comercial: Ejecutivo comercial, Ejecutivo postventa, Asistente de comercio exterior, Analista de trade marketing, Asistente de compras, Ejecutivo de ventas en línea, Customer success manager, Asistente contable, Recepcionista
Cotizador: Comprador, Ingeniero de costos de obra, Vendedor de repuestos, Asistente técnico de obra, Auxiliar administrativo, Analista de contratos, Vendedor, Analista comercial
Ejecutivo de ventas en línea: Ejecutivo comercial, Vendedor de tienda, Community manager, Asesor de atención al cliente, Teleoperador, Asesor educativo, Ejecutivo postventa, Trafficker digital
Jefe de sección de retail: Visual merchandiser, Analista de trade marketing, Supervisor de almacén, Supervisor de operaciones, Comerciante, Vendedor de tienda, Reponedor, Cajero
Comprador retail: Analista de planificación de demanda, Analista de trade marketing, Jefe de compras, Visual merchandiser, Analista de e-commerce, Jefe de tienda, Asistente de compras, Analista de marketing
Visitador médico: Key account manager, Supervisor de ventas, Técnico en farmacia, Jefe de producto, Vendedor de campo, Promotor de seguros, Enfermero, Obstetra
Promotor de seguros: Ejecutivo comercial, Teleoperador de ventas, Vendedor de campo, Asesor educativo, Vendedor de vehículos, Ejecutivo postventa
Asesor de servicios funerarios: Vendedor, Asesor de atención al cliente, Agente inmobiliario, Teleoperador de ventas, Admisionista, Ejecutivo comercial
Asesor educativo: Asesor de atención al cliente, Ejecutivo comercial, Teleoperador, Admisionista, Orientador de servicios al ciudadano, Supervisor de ventas, Customer success manager
Comerciante: Cajero, Vendedor de campo, Jefe de tienda, Administrador, Preventista, Comprador, Almacenero, Ejecutivo de ventas en línea
Teleoperador de ventas: Asesor de atención al cliente, Ejecutivo comercial, Supervisor de call center, Analista de calidad de call center, Asesor bancario, Encuestador, Agente de reservas
Gestor de reclamos: Ejecutivo postventa, Analista de calidad de call center, Orientador de servicios al ciudadano, Analista de operaciones, Supervisor de call center, Customer success manager, Asistente legal
Analista de experiencia del cliente: Analista de procesos, Customer success manager, Ejecutivo postventa, Analista de marketing, Analista de investigación de mercados, Supervisor de call center, Especialista en email marketing, Analista de datos, Product owner
Customer success manager: Product owner, Consultor CRM, Analista de mesa de ayuda, Supervisor de call center, Jefe de proyectos, Capacitador
Ejecutivo postventa: Ejecutivo comercial, Supervisor de call center, Vendedor de vehículos, Vendedor técnico, Facturador
Asesor de servicio automotriz: Asesor de atención al cliente, Vendedor, Electricista automotriz, Planchador y pintor automotriz, Planificador de mantenimiento, Jefe de mantenimiento, Vendedor técnico, Técnico de mantenimiento
Analista de calidad de call center: Asesor de atención al cliente, Gestor de cobranza telefónica, Analista de dimensionamiento, Analista de procesos
Analista de dimensionamiento: Analista de inteligencia de negocios, Analista de operaciones, Analista de planificación de demanda, Ingeniero industrial, Estadístico, Analista logístico, Planificador de producción
Supervisor de call center: Gestor de cobranza telefónica, Jefe de tienda, Analista de operaciones, Administrador de agencia bancaria
Diseñador web: Diseñador multimedia, Especialista SEO, Community manager, Desarrollador full stack, Analista de marketing digital, Desarrollador PHP, Analista de e-commerce
Diseñador UX/UI: Diseñador multimedia, Product owner, Desarrollador web, Director de arte, Analista funcional, Diseñador industrial, Diseñador instruccional
Investigador UX: Product manager, Redactor UX, Psicólogo, Antropólogo, Sociólogo, Product owner, Analista de marketing, Psicólogo organizacional
Redactor UX: Redactor de contenidos, Analista de contenidos, Periodista, Especialista SEO, Traductor, Editor, Diseñador instruccional
Diseñador multimedia: Ilustrador, Community manager, Modelador 3D, Realizador audiovisual, Director de arte, Retocador digital, Fotógrafo
Animador digital: Ilustrador, Diseñador gráfico, Realizador audiovisual, Desarrollador de videojuegos, Camarógrafo, Director de arte, Diseñador UX/UI
Modelador 3D: Especialista BIM, Diseñador industrial, Diseñador gráfico, Diseñador de videojuegos, Desarrollador de videojuegos, Diseñador de packaging
Diseñador de videojuegos: Diseñador UX/UI, Ilustrador, Diseñador multimedia, Guionista, Desarrollador de software
Ilustrador: Diseñador editorial, Docente de arte y cultura, Diseñador de modas, Retocador digital, Director de arte
Diseñador editorial: Director de arte, Diseñador de packaging, Diseñador web, Retocador digital, Diseñador multimedia, Operador de imprenta
Diseñador industrial: Diseñador gráfico, Dibujante técnico, Ingeniero de procesos, Visual merchandiser, Arquitecto, Jefe de producto
Diseñador de packaging: Técnico en preprensa, Director de arte, Ilustrador, Analista de trade marketing, Jefe de producto, Diseñador multimedia
Diseñador de modas: Visual merchandiser, Cortador textil, Supervisor de confección, Diseñador gráfico, Docente técnico, Estampador, Comprador retail, Vendedor de tienda, Ingeniero textil
Diseñador de interiores: Dibujante técnico, Melaminero, Especialista BIM, Supervisor de obra, Diseñador gráfico
Director de arte: Publicista, Realizador audiovisual, Diseñador web, Redactor publicitario, Ejecutivo de cuentas publicitarias, Fotógrafo, Visual merchandiser
Director creativo: Gerente de marketing, Realizador audiovisual, Ejecutivo de cuentas publicitarias, Planificador de medios, Guionista, Diseñador gráfico, Comunicador social
Fotógrafo: Diseñador gráfico, Periodista, Docente de arte y cultura, Analista de contenidos, Organizador de eventos
Retocador digital: Técnico en preprensa, Editor de video, Diseñador web, Animador digital, Modelador 3D
Camarógrafo: Diseñador multimedia, Técnico de sonido, Periodista, Comunicador social, Analista de contenidos
Realizador audiovisual: Publicista, Periodista, Analista de contenidos, Organizador de eventos
Guionista: Redactor de contenidos, Editor, Comunicador social, Docente de comunicación, Publicista, Analista de contenidos, Locutor
Técnico de sonido: Editor de video, Técnico electrónico, Locutor, Animador de eventos, Docente de arte y cultura
Locutor: Relacionista público, Redactor publicitario, Community manager
Técnico en preprensa: Estampador, Diseñador multimedia, Diseñador web, Analista de control de calidad
Comunicador para el desarrollo: Coordinador de proyectos sociales, Especialista en programas sociales, Periodista, Gestor cultural, Relacionista público, Sociólogo, Analista de comunicación interna, Realizador audiovisual, Especialista pedagógico
Relacionista público: Community manager, Especialista en relaciones comunitarias, Redactor de contenidos, Ejecutivo de cuentas publicitarias, Maestro de ceremonias, Publicista, Analista de marketing, Asistente de marketing, Editor
Redactor de contenidos: Editor, Traductor, Analista de marketing digital, Publicista, Docente de comunicación, Asistente de marketing
Analista de contenidos: Publicista, Periodista, Editor de video, Especialista SEO, Asistente de marketing, Trafficker digital, Diseñador gráfico, Editor
Redactor publicitario: Community manager, Periodista, Especialista SEO, Analista de contenidos, Editor, Escritor, Planificador de medios, Comunicador social
Editor: Comunicador social, Bibliotecólogo, Asesor de tesis, Investigador
Escritor: Periodista, Redactor de contenidos, Docente de comunicación, Traductor, Gestor cultural, Asesor de tesis, Historiador
Traductor: Secretario ejecutivo, Asistente virtual, Asistente de comercio exterior, Docente universitario
Intérprete: Guía de turismo, Profesor de idiomas, Tripulante de cabina, Asistente virtual, Orientador turístico
Trafficker digital: Analista de e-commerce, Especialista en email marketing, Analista de datos, Analista de marketing, Publicista, Asistente de marketing, Analista de inteligencia de negocios
Especialista SEO: Analista de e-commerce, Desarrollador WordPress, Desarrollador web, Community manager, Planificador de medios, Especialista en email marketing
Especialista en email marketing: Community manager, Analista de e-commerce, Diseñador web, Redactor de contenidos, Analista de marketing, Asistente de marketing, Redactor publicitario
Analista de e-commerce: Community manager, Jefe de producto, Analista de trade marketing, Product owner, Analista de marketing, Analista de inteligencia de negocios, Analista de planificación de demanda
Analista de trade marketing: Jefe de producto, Organizador de eventos, Analista de investigación de mercados, Impulsador, Publicista, Jefe de ventas, Analista de inteligencia de negocios, Ejecutivo de cuentas publicitarias
Visual merchandiser: Diseñador gráfico, Asistente de marketing, Organizador de eventos, Reponedor, Impulsador
Jefe de producto: Analista de investigación de mercados, Ejecutivo comercial, Comprador, Analista de planificación de demanda, Planificador de medios
Gerente de marketing: Publicista, Analista de marketing digital, Analista de trade marketing, Product manager, Consultor de negocios, Relacionista público, Planificador de medios
Analista de investigación de mercados: Analista de datos, Analista de inteligencia de negocios, Psicólogo social comunitario, Planificador de medios, Antropólogo
Supervisor de campo: Empadronador social, Supervisor de ventas, Promotor social, Coordinador de proyectos sociales, Especialista en programas sociales, Supervisor de operaciones, Estadístico, Digitador
Ejecutivo de cuentas publicitarias: Analista de marketing, Organizador de eventos, Jefe de proyectos, Asistente de marketing, Analista de marketing digital, Trafficker digital, Community manager, Jefe de producto
Planificador de medios: Analista de marketing, Asistente de marketing, Analista de trade marketing, Community manager, Analista de datos, Comunicador social
Organizador de eventos: Animador de eventos, Operador turístico, Capitán de mozos, Analista de comunicación interna, Anfitrión
Maestro de ceremonias: Comunicador social, Actor, Capacitador, Anfitrión, Periodista
Abogado penalista: Abogado civilista, Especialista judicial, Procurador público, Asistente judicial, Secretario técnico de procesos disciplinarios, Perito judicial
Abogado civilista: Asistente legal, Asistente judicial, Especialista judicial, Asistente notarial, Abogado laboralista, Procurador público, Asistente registral, Analista de contratos, Notario
Abogado tributarista: Abogado corporativo, Fiscalizador tributario, Contador, Ejecutor coactivo, Jefe legal, Oficial de aduanas, Auditor financiero, Abogado civilista
Abogado ambientalista: Abogado corporativo, Especialista en relaciones comunitarias, Ingeniero ambiental, Abogado civilista, Oficial de cumplimiento, Jefe legal
Abogado en contrataciones del Estado: Analista de contratos, Abogado corporativo, Jefe legal, Procurador público, Secretario técnico de procesos disciplinarios, Auditor gubernamental, Abogado civilista, Conciliador extrajudicial, Técnico en logística pública
Abogado de propiedad intelectual: Jefe legal, Analista de contratos, Abogado civilista, Oficial de cumplimiento, Especialista en asuntos regulatorios, Asistente legal, Abogado tributarista
Jefe legal: Abogado laboralista, Abogado civilista, Analista de contratos, Especialista en relaciones laborales, Subgerente municipal, Secretario técnico de procesos disciplinarios, Jefe de administración
Abogado laboralista: Conciliador extrajudicial, Secretario técnico de procesos disciplinarios, Defensor público, Especialista judicial, Analista de planillas
Abogado corporativo: Especialista en contrataciones del Estado, Notario, Especialista en asuntos regulatorios
Asistente notarial: Técnico en gestión documental, Técnico administrativo de registro civil, Auxiliar administrativo, Asistente judicial, Asesor de atención al cliente, Conciliador extrajudicial
Notario: Asistente registral, Conciliador extrajudicial, Jefe legal, Juez
Asistente registral: Especialista en catastro, Asistente judicial, Orientador de servicios al ciudadano, Notificador, Digitador
Juez: Abogado penalista, Abogado civilista, Procurador público, Docente universitario, Defensor público, Conciliador extrajudicial, Jefe legal
Fiscal: Defensor público, Procurador público, Abogado, Especialista judicial, Docente universitario, Oficial de cumplimiento
Asistente en función fiscal: Especialista judicial, Abogado, Notificador, Secretario técnico de procesos disciplinarios, Defensor público, Técnico en gestión documental, Fiscalizador municipal
Especialista judicial: Asistente legal, Secretario técnico de procesos disciplinarios, Ejecutor coactivo, Conciliador extrajudicial, Defensor público, Notificador, Procurador público
Asistente judicial: Asistente administrativo, Abogado, Auxiliar administrativo, Ejecutor coactivo, Digitador
Defensor público: Conciliador extrajudicial, Defensor de la niñez y adolescencia, Asistente legal, Procurador público
Conciliador extrajudicial: Asistente legal, Trabajador social, Defensor de la niñez y adolescencia, Inspector de trabajo
Perito judicial: Ingeniero civil, Arquitecto, Auditor gubernamental, Psicólogo, Liquidador de obras, Topógrafo, Contador gubernamental
Procurador público: Abogado corporativo, Ejecutor coactivo, Secretario técnico de procesos disciplinarios, Abogado laboralista, Auditor gubernamental, Asistente legal, Subgerente municipal
Ejecutor coactivo: Asistente legal, Gestor de cobranza, Fiscalizador municipal, Abogado civilista, Notificador, Secretario técnico de procesos disciplinarios, Subgerente municipal
Secretario técnico de procesos disciplinarios: Asistente legal, Inspector de trabajo, Auditor gubernamental, Coordinador de recursos humanos, Especialista en contrataciones del Estado, Analista de recursos humanos, Conciliador extrajudicial
Notificador: Empadronador social, Encuestador, Conserje, Fiscalizador municipal, Asistente administrativo, Digitador
Operador SIAF: Asistente contable, Analista contable, Asistente administrativo, Especialista administrativo, Especialista en contrataciones del Estado
Contador gubernamental: Auditor financiero, Analista contable, Analista de control patrimonial, Especialista administrativo, Analista de tesorería, Gerente de administración y finanzas, Asistente contable, Fiscalizador tributario
Especialista en presupuesto público: Contador, Formulador de proyectos de inversión pública, Auditor gubernamental, Analista financiero, Analista de planeamiento estratégico, Subgerente municipal, Administrador
Especialista en planeamiento público: Analista de procesos, Especialista administrativo, Administrador, Especialista en gestión del riesgo de desastres, Coordinador de proyectos sociales, Subgerente municipal, Politólogo, Especialista en programas sociales, Urbanista, Consultor de negocios
Formulador de proyectos de inversión pública: Jefe de proyectos, Coordinador de proyectos sociales, Ingeniero sanitario, Liquidador de obras, Arquitecto, Ingeniero de costos de obra, Subgerente municipal, Ingeniero agrícola, Consultor de negocios
Auditor gubernamental: Contador, Abogado, Especialista en contrataciones del Estado, Liquidador de obras, Ingeniero civil, Fiscalizador tributario, Especialista administrativo
Gerente municipal: Administrador, Especialista administrativo, Jefe de administración, Especialista en planeamiento público, Especialista en presupuesto público, Abogado, Gerente de administración y finanzas, Politólogo, Economista
Subgerente municipal: Jefe de administración, Jefe de seguridad ciudadana, Ingeniero civil, Administrador, Especialista en programas sociales, Especialista en gestión del riesgo de desastres, Urbanista, Politólogo
Fiscalizador municipal: Policía, Agente de seguridad, Especialista en gestión del riesgo de desastres, Supervisor de seguridad, Militar
Fiscalizador tributario: Auditor financiero, Analista contable, Asistente contable, Gestor de cobranza, Orientador de servicios al ciudadano, Economista
Inspector de transporte: Sereno, Policía, Coordinador de transporte, Agente de seguridad, Instructor de manejo, Cobrador de transporte
Inspector de trabajo: Fiscalizador tributario, Higienista ocupacional, Analista de recursos humanos, Asistente de seguridad y salud en el trabajo, Analista de planillas, Ingeniero industrial, Abogado corporativo
Orientador de servicios al ciudadano: Auxiliar administrativo, Admisionista, Teleoperador, Asistente administrativo, Cajero bancario, Promotor social, Orientador turístico
Técnico administrativo de registro civil: Auxiliar administrativo, Digitador, Secretario, Asistente administrativo, Recepcionista, Empadronador social
Especialista en gestión del riesgo de desastres: Ingeniero ambiental, Arquitecto, Geólogo, Especialista en seguridad y salud en el trabajo, Jefe de seguridad ciudadana, Especialista en catastro, Meteorólogo, Coordinador de proyectos sociales, Urbanista
Especialista en catastro: Dibujante técnico, Ingeniero civil, Fiscalizador municipal, Fiscalizador tributario, Ingeniero agrícola, Especialista BIM
Especialista en programas sociales: Psicólogo social comunitario, Especialista en relaciones comunitarias, Antropólogo, Comunicador social, Defensor de la niñez y adolescencia, Nutricionista, Promotor de salud, Especialista en salud pública
Empadronador social: Digitador, Orientador de servicios al ciudadano, Promotor de salud, Auxiliar administrativo, Lecturista de medidores
Agente diplomático: Traductor, Relacionista público, Abogado, Analista de comercio exterior, Docente universitario, Economista, Ejecutivo de exportaciones, Sociólogo
Politólogo: Coordinador de proyectos sociales, Especialista en relaciones comunitarias, Investigador, Docente universitario, Analista de investigación de mercados, Especialista en programas sociales, Periodista, Antropólogo
Inspector migratorio: Inspector de seguridad aeroportuaria, Agente de tráfico aéreo, Asistente administrativo, Técnico administrativo de registro civil, Counter de transporte, Agente de seguridad
Oficial de aduanas: Asistente de comercio exterior, Agente de tráfico aéreo, Inspector de seguridad aeroportuaria, Coordinador de carga internacional, Contador
Especialista en contrataciones del Estado: Jefe de compras, Jefe de logística
Técnico en logística pública: Asistente administrativo, Especialista administrativo, Analista de contratos
Especialista administrativo: Analista de recursos humanos, Contador, Economista, Técnico en gestión documental, Analista de operaciones
Ingeniero de software: Analista de sistemas, Desarrollador móvil, Ingeniero de sistemas, Ingeniero DevOps, Desarrollador Java, Desarrollador .NET, Desarrollador Python, Automatizador de pruebas, Ingeniero de datos
Desarrollador de software: Desarrollador PHP, Desarrollador frontend, Analista funcional, Administrador de base de datos, Ingeniero de machine learning, Docente de computación
Desarrollador web: Desarrollador backend, Desarrollador React, Desarrollador Angular, Desarrollador Node.js, Desarrollador móvil
Desarrollador frontend: Desarrollador backend, Desarrollador Node.js, Desarrollador WordPress, Desarrollador PHP, Automatizador de pruebas
Desarrollador backend: Arquitecto de software, Líder técnico, Desarrollador móvil, Administrador de base de datos, Automatizador de pruebas
Desarrollador full stack: Desarrollador PHP, Desarrollador Java, Desarrollador Python, Líder técnico, Desarrollador móvil, Arquitecto de software, Ingeniero DevOps
Desarrollador Java: Desarrollador .NET, Desarrollador Android, Desarrollador Node.js, Desarrollador Angular, Arquitecto de software, Líder técnico, Automatizador de pruebas, Desarrollador PL/SQL
Desarrollador .NET: Desarrollador web, Desarrollador PL/SQL, Desarrollador Angular, Líder técnico, Analista de sistemas, Desarrollador móvil, Desarrollador PHP
Desarrollador PHP: Desarrollador Node.js, Desarrollador Python, Administrador de base de datos, Analista de sistemas
Desarrollador Python: Científico de datos, Analista de datos, Ingeniero de machine learning, Desarrollador Node.js, Desarrollador RPA, Automatizador de pruebas, Desarrollador ETL
Desarrollador Node.js: Desarrollador React, Desarrollador de software, Ingeniero de software, Desarrollador móvil, Ingeniero DevOps
Desarrollador React: Desarrollador móvil, Diseñador UX/UI, Desarrollador de software, Diseñador web, Ingeniero de software
Desarrollador Angular: Desarrollador móvil, Desarrollador de software, Diseñador web, Ingeniero de software
Desarrollador móvil: Desarrollador Kotlin, Desarrollador de videojuegos, Desarrollador Java, Diseñador UX/UI, Automatizador de pruebas
Desarrollador Android: Desarrollador frontend, Desarrollador de software, Desarrollador backend, Desarrollador full stack, Ingeniero de software, Desarrollador de videojuegos
Desarrollador Kotlin: Desarrollador backend, Desarrollador iOS, Desarrollador de software, Ingeniero de software, Desarrollador full stack
Desarrollador iOS: Desarrollador frontend, Desarrollador de software, Ingeniero de software, Desarrollador full stack, Desarrollador de videojuegos, Diseñador UX/UI
Desarrollador WordPress: Community manager, Diseñador gráfico, Desarrollador full stack, Analista de e-commerce, Analista de marketing digital, Técnico de soporte informático
Desarrollador de videojuegos: Desarrollador frontend, Ingeniero de software, Desarrollador .NET, Desarrollador full stack, Docente de computación
Desarrollador ABAP: Consultor ERP, Analista funcional, Desarrollador PL/SQL, Analista de soporte de aplicaciones, Desarrollador backend, Desarrollador Java, Analista de sistemas, Ingeniero de software
Desarrollador Salesforce: Desarrollador frontend, Consultor ERP, Desarrollador full stack, Desarrollador Java, Analista funcional, Desarrollador web, Ingeniero de software
Desarrollador COBOL: Desarrollador PL/SQL, Desarrollador backend, Analista de soporte de aplicaciones, Analista de sistemas, Operador de centro de cómputo, Desarrollador Java, Desarrollador ABAP, Administrador de base de datos
Desarrollador RPA: Analista de negocio TI, Desarrollador .NET, Analista funcional, Automatizador de pruebas, Analista de operaciones, Analista de soporte de aplicaciones, Analista de inteligencia de negocios, Analista de datos
Desarrollador PL/SQL: Desarrollador de software, Ingeniero de datos, Analista de inteligencia de negocios, Analista de sistemas, Analista de soporte de aplicaciones, Analista de datos, Desarrollador full stack
Desarrollador de sistemas embebidos: Ingeniero mecatrónico, Ingeniero de automatización, Ingeniero de software, Técnico electrónico, Desarrollador backend, Ingeniero de telecomunicaciones, Desarrollador Python, Ingeniero biomédico
Desarrollador blockchain: Desarrollador de software, Desarrollador full stack, Desarrollador Node.js, Ingeniero de software, Desarrollador Python, Desarrollador frontend, Arquitecto de software
Arquitecto de software: Ingeniero DevOps, Jefe de proyectos de TI, Ingeniero de datos, Jefe de sistemas, Desarrollador de software, Analista de sistemas, Product manager
Líder técnico: Desarrollador de software, Scrum master, Jefe de sistemas, Desarrollador frontend, Product owner, Analista de sistemas, Desarrollador móvil
Analista de sistemas: Analista de soporte de aplicaciones, Analista de calidad de software, Administrador de base de datos, Consultor ERP, Jefe de proyectos de TI, Desarrollador web, Analista de datos, Jefe de sistemas, Especialista en soporte técnico, Analista de procesos
Analista de negocio TI: Jefe de proyectos de TI, Scrum master, Analista de calidad de software, Consultor ERP, Analista de inteligencia de negocios, Product manager, Ingeniero de sistemas, Consultor CRM, Analista de operaciones, Ingeniero industrial
Automatizador de pruebas: Ingeniero DevOps, Desarrollador full stack, Analista funcional, Analista de soporte de aplicaciones, Scrum master
Analista de calidad de software: Product owner, Analista de mesa de ayuda, Especialista en soporte técnico, Ingeniero de sistemas
Scrum master: Analista funcional, Product manager, Analista de procesos, Ingeniero de sistemas
Product manager: Analista de marketing digital, Jefe de proyectos de TI, Analista de datos, Ingeniero de software
Product owner: Analista de procesos, Jefe de proyectos, Analista de sistemas
Jefe de proyectos de TI: Consultor ERP, Ingeniero de telecomunicaciones, Consultor SAP, Ingeniero de software, Administrador de redes
Consultor SAP: Analista de procesos, Analista de negocio TI, Analista contable, Analista logístico, Consultor CRM, Analista de sistemas, Analista de soporte de aplicaciones, Contador de costos, Ingeniero industrial
Consultor ERP: Analista de procesos, Analista de soporte de aplicaciones, Contador, Analista contable, Capacitador, Analista logístico, Ingeniero de sistemas, Desarrollador PL/SQL
Consultor CRM: Analista funcional, Analista de marketing digital, Analista comercial, Analista de experiencia del cliente, Analista de datos, Analista de inteligencia de negocios
Científico de datos: Analista de inteligencia de negocios, Economista, Analista de investigación de mercados, Matemático, Físico, Analista de prevención de fraude, Investigador, Analista financiero
Ingeniero de machine learning: Ingeniero de software, Analista de datos, Ingeniero DevOps, Desarrollador backend, Matemático, Estadístico, Arquitecto cloud, Físico
Analista de inteligencia de negocios: Estadístico, Analista financiero, Administrador de base de datos, Analista de gobierno de datos, Analista de sistemas, Economista, Ingeniero industrial, Analista de riesgos
Desarrollador ETL: Analista de datos, Administrador de base de datos, Desarrollador backend, Analista de gobierno de datos, Científico de datos, Desarrollador de software, Analista de sistemas, Analista de soporte de aplicaciones
Administrador de base de datos: Analista de soporte de aplicaciones, Analista de datos, Ingeniero DevOps, Arquitecto cloud, Administrador de redes, Analista de ciberseguridad, Operador de centro de cómputo
Analista de gobierno de datos: Administrador de base de datos, Auditor de sistemas, Analista de procesos, Estadístico, Analista funcional, Oficial de cumplimiento, Analista de riesgos
Ingeniero DevOps: Analista de soporte de aplicaciones, Analista de ciberseguridad, Desarrollador de software, Operador de centro de cómputo, Líder técnico
Arquitecto cloud: Desarrollador backend, Ingeniero de software, Analista de ciberseguridad, Jefe de sistemas, Ingeniero de sistemas, Líder técnico
Administrador de servidores: Técnico de redes, Ingeniero de sistemas, Analista de mesa de ayuda, Analista de soporte de aplicaciones, Gestor de servicios de TI, Ingeniero de telecomunicaciones
Administrador de redes: Especialista en soporte técnico, Jefe de sistemas, Operador de centro de cómputo, Ingeniero de sistemas, Técnico de telecomunicaciones, Ingeniero electrónico, Pentester, Gestor de servicios de TI
Técnico de redes: Especialista en soporte técnico, Analista de mesa de ayuda, Operador de centro de cómputo, Técnico electrónico, Ingeniero de telecomunicaciones, Electricista
Analista de ciberseguridad: Oficial de cumplimiento, Ingeniero de sistemas, Especialista en soporte técnico, Ingeniero de telecomunicaciones, Analista de riesgos, Operador de centro de cómputo, Jefe de sistemas
Pentester: Auditor de sistemas, Administrador de servidores, Desarrollador Python, Desarrollador backend, Ingeniero DevOps, Automatizador de pruebas
Auditor de sistemas: Oficial de cumplimiento, Analista de riesgos, Analista de sistema integrado de gestión, Auditor gubernamental, Ingeniero de sistemas, Gestor de servicios de TI, Analista de procesos, Jefe de sistemas, Auditor financiero
Especialista en soporte técnico: Operador de centro de cómputo, Gestor de servicios de TI, Jefe de sistemas, Administrador de base de datos, Consultor ERP
Analista de mesa de ayuda: Analista de soporte de aplicaciones, Operador de centro de cómputo, Gestor de servicios de TI
Analista de soporte de aplicaciones: Desarrollador backend, Analista de negocio TI, Gestor de servicios de TI
Operador de centro de cómputo: Analista de soporte de aplicaciones, Técnico de telecomunicaciones, Operador de cámaras de vigilancia
Jefe de sistemas: Administrador de base de datos, Consultor ERP
Gestor de servicios de TI: Jefe de proyectos, Ingeniero de telecomunicaciones, Ingeniero de sistemas
Ingeniero de telecomunicaciones: Ingeniero de sistemas, Ingeniero de automatización, Vendedor técnico, Arquitecto cloud, Jefe de proyectos, Operador de centro de cómputo
Técnico de telecomunicaciones: Liniero electricista, Especialista en soporte técnico, Instalador de paneles solares, Vendedor técnico, Operador de monitoreo GPS
Instalador de cámaras de seguridad: Operador de cámaras de vigilancia, Técnico electricista industrial, Instalador de paneles solares, Técnico de mantenimiento, Vendedor técnico
Digitador: Analista de operaciones, Facturador de salud, Asistente contable, Orientador de servicios al ciudadano, Asistente de almacén, Admisionista, Recepcionista
Administrador de oficina: Recepcionista, Secretario, Especialista administrativo, Asistente de recursos humanos
`
