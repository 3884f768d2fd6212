/**
 * Where people go from one work to another, beyond what the lines of the occupations name as related: a step up, a step back, or the same know-how
 * in another field. `Occupation: occupation, …` by the masculine forms; it holds both ways.
 */
export const occupationMoves = `
Abogado: Especialista en relaciones laborales, Analista de contratos, Oficial de cumplimiento, Especialista en contrataciones del Estado, Gestor de cobranza, Asistente registral, Asistente notarial, Conciliador extrajudicial, Secretario técnico de procesos disciplinarios, Especialista judicial, Defensor público, Fiscalizador municipal, Inspector de trabajo, Analista de recursos humanos
Abogado laboralista: Especialista en relaciones laborales, Inspector de trabajo, Jefe de recursos humanos, Abogado corporativo, HR business partner
Abogado corporativo: Analista de contratos, Oficial de cumplimiento, Abogado civilista, Jefe legal
Asistente legal: Asistente notarial, Asistente judicial, Asistente registral, Gestor de cobranza, Especialista en relaciones laborales, Asistente administrativo, Notificador, Analista de contratos, Asistente en función fiscal
Cajero: Jefe de tienda, Cajero bancario, Vendedor de tienda, Recepcionista, Asistente de tesorería, Anfitrión, Auxiliar contable, Asesor de atención al cliente, Reponedor, Técnico en farmacia, Vendedor, Auxiliar administrativo, Admisionista, Facturador
Cajero bancario: Asesor bancario, Promotor de créditos, Asesor de negocios de microfinanzas, Analista de operaciones bancarias, Asesor de atención al cliente, Asistente de tesorería, Recepcionista, Administrador de agencia bancaria, Teleoperador
Asesor bancario: Asesor de negocios de microfinanzas, Analista de créditos, Promotor de seguros, Ejecutivo de banca empresa, Administrador de agencia bancaria, Ejecutivo comercial, Vendedor
Asesor de negocios de microfinanzas: Gestor de cobranza, Promotor de créditos, Analista de créditos, Vendedor de campo, Vendedor, Promotor de seguros, Administrador de agencia bancaria, Preventista, Ejecutivo comercial
Promotor de créditos: Vendedor de campo, Promotor de seguros, Teleoperador de ventas, Impulsador, Vendedor
Gestor de cobranza: Gestor de cobranza telefónica, Vendedor de campo, Analista de cuentas por cobrar, Notificador
Gestor de cobranza telefónica: Teleoperador, Teleoperador de ventas, Analista de cuentas por cobrar, Asesor de atención al cliente
Vendedor de tienda: Cajero, Jefe de tienda, Asesor de atención al cliente, Reponedor, Impulsador, Visual merchandiser, Vendedor integral, Mercaderista, Anfitrión, Recepcionista, Teleoperador de ventas
Jefe de tienda: Jefe de sección de retail, Supervisor de ventas, Administrador de restaurante, Administrador, Vendedor de tienda, Vendedor integral, Visual merchandiser
Vendedor: Teleoperador de ventas, Visitador médico, Agente inmobiliario, Promotor de seguros, Vendedor de vehículos, Asesor educativo, Vendedor de repuestos, Supervisor de ventas, Asistente comercial, Asesor de atención al cliente, Ejecutivo postventa, Customer success manager
Vendedor de campo: Preventista, Mercaderista, Encuestador, Repartidor motorizado, Supervisor de ventas, Teleoperador de ventas
Preventista: Mercaderista, Supervisor de ventas, Conductor de reparto, Ejecutivo comercial, Vendedor de vehículos
Vendedor técnico: Ingeniero industrial, Ingeniero mecánico, Ingeniero agrónomo, Cotizador, Ejecutivo comercial, Especialista en sanidad vegetal, Ingeniero electricista, Key account manager, Visitador médico
Vendedor de vehículos: Asesor de servicio automotriz, Vendedor de repuestos, Ejecutivo comercial, Agente inmobiliario
Vendedor de repuestos: Mecánico automotriz, Asesor de servicio automotriz, Almacenero
Agente inmobiliario: Ejecutivo comercial, Tasador, Promotor de seguros, Administrador de edificios
Ejecutivo comercial: Key account manager, Desarrollador de negocios, Supervisor de ventas, Cotizador, Ejecutivo de cuentas publicitarias, Customer success manager, Ejecutivo de banca empresa
Supervisor de ventas: Jefe de ventas, Key account manager, Supervisor de call center, Analista de trade marketing, Administrador de agencia bancaria
Mercaderista: Reponedor, Impulsador, Analista de trade marketing, Auxiliar de almacén
Impulsador: Anfitrión, Vendedor integral, Promotor de créditos, Animador de eventos
Reponedor: Auxiliar de almacén, Preparador de pedidos, Operario de empaque, Estibador
Teleoperador: Recepcionista, Digitador, Analista de mesa de ayuda, Ejecutivo postventa, Supervisor de call center, Analista de calidad de call center, Gestor de reclamos, Admisionista, Asistente virtual
Asesor de atención al cliente: Recepcionista, Customer success manager, Gestor de reclamos, Asistente comercial, Counter de transporte, Orientador de servicios al ciudadano, Analista de mesa de ayuda, Asistente administrativo, Admisionista, Asistente virtual, Supervisor de call center, Analista de experiencia del cliente
Supervisor de call center: Analista de calidad de call center, Analista de dimensionamiento, Capacitador
Recepcionista: Auxiliar administrativo, Secretario, Admisionista, Recepcionista de hotel, Asistente administrativo, Anfitrión, Counter de viajes, Orientador de servicios al ciudadano
Asistente administrativo: Recepcionista, Asistente de recursos humanos, Asistente de compras, Asistente logístico, Auxiliar contable, Facturador, Técnico en gestión documental, Asistente comercial, Coordinador administrativo, Asistente virtual, Digitador, Asistente de tesorería
Auxiliar administrativo: Mensajero, Archivista, Digitador, Técnico en gestión documental, Recepcionista, Auxiliar contable, Notificador
Secretario: Técnico en gestión documental, Asistente virtual, Asistente de recursos humanos, Asistente administrativo, Archivista
Asistente de gerencia: Administrador de oficina, Coordinador administrativo, Organizador de eventos, Asistente virtual
Administrador de oficina: Coordinador administrativo, Administrador de edificios, Secretario ejecutivo
Administrador: Coordinador administrativo, Analista de recursos humanos, Analista logístico, Analista de planeamiento estratégico, Asesor de negocios de microfinanzas, Analista de procesos, Administrador de edificios, Administrador de restaurante, Administrador de hotel, Asistente de gerencia, Especialista administrativo
Coordinador administrativo: Coordinador de recursos humanos, Jefe de administración, Analista de operaciones, Administrador de oficina
Digitador: Archivista, Auxiliar contable, Técnico en gestión documental, Asistente administrativo
Asistente de recursos humanos: Asistente de planillas, Técnico en control de asistencia, Asistente administrativo, Analista de capacitación, Analista de bienestar laboral, Analista de selección
Analista de recursos humanos: Analista de selección, Analista de planillas, Analista de capacitación, Analista de bienestar laboral, Especialista en relaciones laborales, Analista de comunicación interna, Analista de compensaciones
Analista de selección: Psicólogo, Analista de capacitación, Reclutador de TI, HR business partner
Analista de planillas: Asistente contable, Analista contable, Analista de compensaciones, Técnico en control de asistencia, Coordinador de recursos humanos
Analista de bienestar laboral: Trabajador social, Trabajador social de empresa, Promotor social, Analista de comunicación interna
Analista de comunicación interna: Comunicador social, Analista de recursos humanos, Relacionista público, Community manager
Psicólogo: Analista de selección, Psicólogo educativo, Psicólogo organizacional, Especialista en convivencia escolar, Promotor social, Consejero en adicciones, Analista de bienestar laboral, Psicólogo social comunitario
Trabajador social: Promotor social, Psicólogo social comunitario, Especialista en programas sociales, Empadronador social, Admisionista, Coordinador de proyectos sociales, Analista de bienestar laboral, Defensor de la niñez y adolescencia, Especialista en relaciones comunitarias
Sociólogo: Antropólogo, Especialista en relaciones comunitarias, Coordinador de proyectos sociales, Analista de investigación de mercados, Especialista en programas sociales, Especialista en planeamiento público
Antropólogo: Especialista en relaciones comunitarias, Coordinador de proyectos sociales, Promotor social
Especialista en relaciones comunitarias: Coordinador de proyectos sociales, Comunicador para el desarrollo, Monitor ambiental, Promotor social, Trabajador social
Contador: Analista de planillas, Analista de presupuestos, Auditor interno, Analista financiero, Analista de tesorería, Contador gubernamental, Operador SIAF, Analista de control de gestión, Administrador, Fiscalizador tributario, Contador de costos
Analista contable: Analista tributario, Auditor financiero, Contador de costos, Analista de tesorería, Analista de presupuestos, Analista de control de gestión
Asistente contable: Facturador, Analista de cuentas por pagar, Analista de cuentas por cobrar, Asistente de tesorería, Asistente de planillas, Asistente administrativo, Auditor financiero, Analista tributario
Auxiliar contable: Facturador, Digitador, Asistente administrativo, Cajero, Asistente de tesorería, Auxiliar de almacén
Facturador: Analista de cuentas por cobrar, Asistente de tesorería, Asistente comercial, Facturador de salud
Analista financiero: Analista de riesgos, Analista de créditos, Analista de inversiones, Analista de tesorería, Analista de planeamiento estratégico, Economista, Analista comercial
Economista: Analista de planeamiento estratégico, Especialista en planeamiento público, Formulador de proyectos de inversión pública, Analista de investigación de mercados, Estadístico, Analista de inversiones, Especialista en presupuesto público
Auditor financiero: Auditor interno, Contralor, Auditor gubernamental, Oficial de cumplimiento, Analista de riesgos
Analista de riesgos: Analista de créditos, Científico de datos, Actuario, Estadístico, Analista de prevención de fraude
Ingeniero industrial: Planificador de producción, Supervisor de producción, Analista de procesos, Analista logístico, Jefe de producción, Analista de sistema integrado de gestión, Analista de planificación de demanda, Ingeniero de calidad, Planificador de mantenimiento, Jefe de logística, Comprador, Especialista en seguridad y salud en el trabajo, Jefe de proyectos, Analista de operaciones, Vendedor técnico, Analista de datos, Analista de control de calidad, Supervisor de confección
Analista de procesos: Analista de sistema integrado de gestión, Planificador de producción, Ingeniero de calidad, Analista de operaciones, Supervisor de producción, Ingeniero de procesos, Analista de planeamiento estratégico, Analista de negocio TI
Planificador de producción: Analista de planificación de demanda, Analista logístico, Supervisor de producción, Planificador de mantenimiento, Analista de procesos
Supervisor de producción: Jefe de producción, Supervisor de almacén, Supervisor de confección, Ingeniero de procesos, Jefe de calidad
Operario de producción: Operario de empaque, Maquinista de producción, Auxiliar de almacén, Operador de envasado, Operario agroindustrial, Operario de limpieza, Estibador, Operario textil, Confeccionista, Operador de montacargas
Maquinista de producción: Mecánico de mantenimiento, Operador de envasado, Operador de caldera, Operador CNC
Analista de control de calidad: Analista de inocuidad alimentaria, Técnico de laboratorio, Analista de sistema integrado de gestión, Microbiólogo, Analista de laboratorio químico, Supervisor de producción, Ingeniero de alimentos, Operario de producción
Analista de inocuidad alimentaria: Nutricionista, Ingeniero de alimentos, Microbiólogo, Analista de sistema integrado de gestión, Supervisor de producción, Especialista en seguridad y salud en el trabajo
Ingeniero de alimentos: Supervisor de producción, Microbiólogo, Jefe de calidad, Ingeniero químico, Técnico de laboratorio
Microbiólogo: Técnico de laboratorio, Analista de laboratorio químico, Tecnólogo médico de laboratorio clínico
Ingeniero químico: Ingeniero ambiental, Ingeniero metalurgista, Analista de laboratorio químico, Supervisor de producción, Químico
Biólogo: Monitor ambiental, Especialista ambiental, Técnico de laboratorio, Analista de control de calidad, Docente de ciencias, Tecnólogo médico de laboratorio clínico
Confeccionista: Supervisor de confección, Cortador textil, Patronista, Analista de control de calidad, Operario textil, Sastre, Operario de producción, Tapicero
Patronista: Diseñador de modas, Cortador textil, Supervisor de confección
Soldador: Calderero, Carpintero metálico, Montajista, Mecánico de mantenimiento, Planchador y pintor automotriz, Tornero, Gasfitero
Calderero: Montajista, Carpintero metálico, Pintor industrial
Montajista: Andamiero, Operador de grúa, Mecánico de mantenimiento, Carpintero metálico
Tornero: Operador CNC, Mecánico de mantenimiento
Carpintero: Melaminero, Tapicero, Encofrador, Drywallero
Mecánico de mantenimiento: Mecánico de maquinaria pesada, Técnico electromecánico, Mecánico automotriz, Planificador de mantenimiento, Técnico de mantenimiento, Operador de caldera, Ingeniero mecánico, Técnico en refrigeración
Técnico de mantenimiento: Gasfitero, Electricista, Técnico en refrigeración, Técnico electricista industrial, Pintor de edificaciones, Técnico de ascensores, Técnico en grupos electrógenos, Técnico electromecánico, Jefe de mantenimiento
Técnico electricista industrial: Electricista, Técnico instrumentista, Técnico electrónico, Liniero electricista, Técnico de ascensores, Técnico en grupos electrógenos, Instalador de paneles solares, Técnico en refrigeración
Electricista: Liniero electricista, Instalador de cámaras de seguridad, Instalador de paneles solares, Electricista automotriz, Técnico en refrigeración, Técnico de telecomunicaciones, Técnico en grupos electrógenos, Técnico de ascensores
Técnico electrónico: Técnico de telecomunicaciones, Técnico en equipos biomédicos, Técnico instrumentista, Técnico de soporte informático, Instalador de cámaras de seguridad
Planificador de mantenimiento: Supervisor de producción, Jefe de mantenimiento, Ingeniero de mantenimiento, Ingeniero mecánico, Analista logístico
Jefe de mantenimiento: Ingeniero de mantenimiento, Ingeniero mecánico, Ingeniero electromecánico
Mecánico automotriz: Mecánico de maquinaria pesada, Mecánico de motos, Electricista automotriz, Asesor de servicio automotriz, Planchador y pintor automotriz, Conductor, Vendedor de repuestos
Mecánico de maquinaria pesada: Operador de maquinaria pesada, Técnico en grupos electrógenos, Mecánico de motos
Conductor: Conductor de reparto, Taxista, Repartidor motorizado, Conductor de ambulancia, Conductor de movilidad escolar, Mensajero, Conductor de camión, Operador de montacargas
Conductor de camión: Conductor de volquete, Conductor de bus, Operador de maquinaria pesada, Operador de camión minero, Coordinador de transporte, Operador de grúa, Operador de montacargas, Conductor de reparto
Conductor de volquete: Operador de camión minero, Operador de maquinaria pesada, Conductor de bus, Operador de scoop
Conductor de bus: Conductor de movilidad escolar, Cobrador de transporte, Operador de camión minero
Conductor de reparto: Repartidor motorizado, Auxiliar de almacén, Estibador, Preventista, Mensajero
Repartidor motorizado: Mensajero, Mototaxista, Notificador, Taxista
Coordinador de transporte: Planificador de rutas, Supervisor de distribución, Operador de monitoreo GPS, Analista logístico, Jefe de logística
Operador de maquinaria pesada: Operador de camión minero, Tractorista, Operador de grúa, Operador de scoop, Operador de perforadora, Operador de montacargas, Mecánico de maquinaria pesada
Operador de scoop: Operador de perforadora, Operador de camión minero, Perforista, Supervisor de operaciones, Operador de montacargas
Perforista: Operador de perforadora, Operador de scoop, Supervisor de operaciones, Ingeniero de perforación y voladura, Operador de maquinaria pesada
Operador de planta concentradora: Muestrero, Operario de producción, Ingeniero metalurgista, Operador de planta de agua, Analista de laboratorio químico
Ingeniero de minas: Planificador de minado, Ingeniero geomecánico, Ingeniero de perforación y voladura, Supervisor de operaciones, Especialista en seguridad y salud en el trabajo, Perforista
Geólogo: Ingeniero geomecánico, Muestrero, Especialista en sistemas de información geográfica, Planificador de minado
Muestrero: Técnico de laboratorio, Analista de laboratorio químico, Geólogo
Ingeniero metalurgista: Ingeniero de procesos, Analista de laboratorio químico
Auxiliar de almacén: Estibador, Operario de empaque, Operador de montacargas, Reponedor, Técnico en inventarios, Operario de producción, Asistente logístico, Conductor de reparto
Almacenero: Técnico en inventarios, Asistente logístico, Supervisor de almacén, Operador de montacargas, Preparador de pedidos, Controlador de combustible, Asistente de compras, Vendedor de repuestos
Operador de montacargas: Operador de maquinaria pesada, Operario portuario, Almacenero
Preparador de pedidos: Operario de empaque, Reponedor, Estibador, Técnico en inventarios
Asistente logístico: Asistente de compras, Asistente de comercio exterior, Facturador, Supervisor de distribución, Asistente comercial
Analista logístico: Comprador, Analista de comercio exterior, Analista de operaciones, Planificador de rutas, Jefe de almacén
Comprador: Jefe de compras, Analista de contratos, Comprador retail, Asistente de comercio exterior, Analista de planificación de demanda
Asistente de compras: Cotizador, Técnico en logística pública, Asistente de comercio exterior
Analista de comercio exterior: Coordinador de carga internacional, Ejecutivo de exportaciones, Despachador de aduana, Oficial de aduanas, Coordinador de transporte
Asistente de comercio exterior: Coordinador de carga internacional, Ejecutivo de exportaciones, Despachador de aduana
Especialista en contrataciones del Estado: Comprador, Analista de contratos, Técnico en logística pública, Asistente de compras
Técnico en logística pública: Comprador, Almacenero, Asistente logístico, Operador SIAF
Especialista administrativo: Administrador, Asistente administrativo, Especialista en presupuesto público, Analista de control patrimonial
Maestro de obra: Supervisor de obra, Asistente técnico de obra, Encofrador, Fierrero, Gasfitero, Electricista, Drywallero, Residente de obra, Pintor de edificaciones, Albañil
Albañil: Encofrador, Fierrero, Pintor de edificaciones, Gasfitero, Drywallero, Peón de construcción, Ladrillero
Peón de construcción: Estibador, Operario de limpieza, Operario de producción, Ayudante de cocina, Fierrero, Encofrador
Gasfitero: Técnico en gas natural, Técnico de mantenimiento, Electricista
Ingeniero civil: Supervisor de obra, Ingeniero de costos de obra, Presupuestista de obra, Planificador de obra, Especialista BIM, Liquidador de obras, Asistente técnico de obra, Formulador de proyectos de inversión pública, Ingeniero sanitario, Ingeniero estructural, Topógrafo, Responsable de área técnica municipal, Especialista en gestión del riesgo de desastres
Residente de obra: Supervisor de obra, Planificador de obra, Ingeniero de costos de obra, Gerente de proyectos de construcción, Liquidador de obras, Ingeniero de calidad, Asistente técnico de obra
Asistente técnico de obra: Dibujante técnico, Presupuestista de obra, Topógrafo, Laboratorista de suelos, Especialista BIM
Arquitecto: Dibujante técnico, Especialista BIM, Diseñador de interiores, Urbanista, Residente de obra, Supervisor de obra, Asistente técnico de obra, Especialista en catastro, Visual merchandiser, Modelador 3D
Topógrafo: Dibujante técnico, Especialista en catastro, Especialista en sistemas de información geográfica, Asistente técnico de obra, Laboratorista de suelos
Especialista en sistemas de información geográfica: Especialista en catastro, Analista de datos, Ingeniero forestal, Ingeniero ambiental
Especialista en seguridad y salud en el trabajo: Especialista ambiental, Ingeniero ambiental, Analista de sistema integrado de gestión, Enfermero ocupacional, Bombero, Higienista ocupacional, Capacitador
Ingeniero ambiental: Analista de sistema integrado de gestión, Especialista en seguridad y salud en el trabajo, Ingeniero sanitario, Monitor ambiental, Especialista en relaciones comunitarias
Ingeniero agrónomo: Vendedor técnico, Analista de control de calidad, Técnico agropecuario, Supervisor de producción, Docente técnico, Asesor de negocios de microfinanzas, Analista de sistema integrado de gestión, Viverista, Fumigador
Técnico agropecuario: Especialista en sanidad vegetal, Vendedor técnico, Operario agrícola, Almacenero, Promotor social, Regador, Caporal agrícola, Viverista, Técnico pecuario, Analista de control de calidad, Asesor de negocios de microfinanzas, Jefe de fundo
Jefe de fundo: Caporal agrícola, Ingeniero agrónomo, Supervisor de producción, Regador
Operario agrícola: Operario agroindustrial, Operario de empaque, Jardinero, Regador, Tractorista, Viverista, Fumigador
Operario agroindustrial: Analista de control de calidad, Operario de limpieza, Operador de envasado
Ingeniero zootecnista: Médico veterinario, Vendedor técnico, Supervisor de producción
Médico veterinario: Ingeniero zootecnista, Cuidador de animales, Vendedor técnico, Analista de inocuidad alimentaria
Ingeniero pesquero: Ingeniero de alimentos, Supervisor de producción, Analista de control de calidad
Cocinero: Instructor de gastronomía, Administrador de comedor, Panadero, Carnicero, Operario de producción, Trabajador de comida rápida
Ayudante de cocina: Panadero, Mozo, Operario de limpieza, Operario de producción, Trabajador de comida rápida, Carnicero
Pastelero: Cocinero, Panificador industrial, Jefe de producción, Instructor de gastronomía, Supervisor de producción
Panadero: Operario de producción, Panificador industrial, Ayudante de cocina
Mozo: Anfitrión, Cajero, Barman, Barista, Vendedor de tienda, Camarero de hotel, Recepcionista de hotel
Barista: Barman, Cajero, Trabajador de comida rápida, Mozo
Administrador de restaurante: Administrador de comedor, Capitán de mozos, Chef, Administrador de hotel
Recepcionista de hotel: Counter de viajes, Conserje de hotel, Agente de reservas, Asesor de atención al cliente, Recepcionista, Anfitrión, Tripulante de cabina, Administrador de hotel
Camarero de hotel: Operario de limpieza, Operario de lavandería, Trabajador del hogar
Counter de viajes: Operador turístico, Agente de reservas, Guía de turismo, Counter de transporte, Asesor de atención al cliente, Especialista en turismo
Guía de turismo: Operador turístico, Docente de inglés, Orientador turístico, Traductor, Guía de museo, Counter de viajes
Operario de limpieza: Operario de limpieza pública, Trabajador del hogar, Conserje, Operario de lavandería, Lavador de autos, Jardinero, Supervisor de limpieza, Operario de producción, Auxiliar administrativo
Trabajador del hogar: Niñero, Cuidador de adulto mayor, Ayudante de cocina
Niñero: Auxiliar de educación, Cuidador de adulto mayor, Maestro sombra
Cuidador de adulto mayor: Técnico en enfermería, Personal de atención permanente
Conserje: Agente de seguridad, Recepcionista, Auxiliar administrativo, Operario de limpieza
Agente de seguridad: Agente de prevención de pérdidas, Operador de cámaras de vigilancia, Agente de resguardo, Sereno, Inspector de seguridad aeroportuaria, Supervisor de seguridad, Operador de monitoreo GPS, Policía, Militar
Supervisor de seguridad: Jefe de seguridad ciudadana, Agente de prevención de pérdidas, Operador de cámaras de vigilancia
Operador de cámaras de vigilancia: Operador de monitoreo GPS, Agente de prevención de pérdidas
Estilista: Barbero, Manicurista, Maquillador, Cosmetólogo
Cosmetólogo: Masajista, Cosmiatra, Manicurista, Maquillador, Vendedor de tienda
Docente de inglés: Traductor, Profesor particular, Docente de educación primaria, Counter de viajes, Asesor educativo, Intérprete, Profesor de idiomas, Asesor de atención al cliente
Docente de educación inicial: Niñero, Maestro sombra, Auxiliar de educación, Especialista en estimulación temprana, Profesor particular
Docente de educación primaria: Docente de educación inicial, Profesor particular, Maestro sombra, Auxiliar de educación, Docente de educación secundaria, Docente de educación especial
Docente de educación secundaria: Profesor particular, Coordinador académico, Docente técnico, Especialista en convivencia escolar
Docente de matemática: Profesor particular, Estadístico, Matemático, Físico, Docente de ciencias, Coordinador académico, Docente de computación
Coordinador académico: Director de institución educativa, Especialista pedagógico, Diseñador instruccional, Docente universitario
Capacitador: Docente técnico, Diseñador instruccional, Docente universitario, Analista de calidad de call center
Enfermero: Enfermero ocupacional, Enfermero instrumentista, Auditor de seguros de salud, Especialista en salud pública, Coordinador de ensayos clínicos, Técnico en enfermería, Promotor de salud, Cuidador de adulto mayor
Técnico en enfermería: Promotor de salud, Admisionista, Técnico en farmacia, Técnico en esterilización, Auxiliar de educación, Paramédico, Técnico de laboratorio clínico, Asistente dental, Niñero
Obstetra: Enfermero, Promotor de salud, Especialista en salud pública
Químico farmacéutico: Especialista en asuntos regulatorios, Visitador médico, Jefe de calidad, Analista de control de calidad, Técnico en farmacia
Técnico en farmacia: Vendedor de tienda, Auxiliar de almacén, Admisionista, Técnico en enfermería
Tecnólogo médico de laboratorio clínico: Técnico de laboratorio clínico, Vendedor técnico, Microbiólogo
Fisioterapeuta: Terapeuta ocupacional, Terapeuta de lenguaje, Instructor de fitness, Masajista, Médico rehabilitador
Nutricionista: Administrador de comedor, Técnico en nutrición, Visitador médico, Promotor de salud, Analista de control de calidad
Admisionista: Facturador de salud, Asesor de atención al cliente, Recepcionista
Psicólogo educativo: Especialista en convivencia escolar, Docente de educación especial, Maestro sombra
Comunicador social: Community manager, Redactor de contenidos, Analista de marketing digital, Asistente de marketing, Analista de comunicación interna, Relacionista público, Periodista, Realizador audiovisual, Organizador de eventos, Analista de contenidos, Ejecutivo de cuentas publicitarias, Publicista, Comunicador para el desarrollo, Locutor, Editor de video
Community manager: Analista de marketing digital, Redactor de contenidos, Analista de contenidos, Diseñador gráfico, Trafficker digital, Asistente de marketing, Editor de video, Publicista, Fotógrafo
Analista de marketing digital: Trafficker digital, Analista de e-commerce, Especialista SEO, Especialista en email marketing, Planificador de medios, Analista de marketing, Asistente de marketing
Analista de marketing: Analista de trade marketing, Jefe de producto, Analista de investigación de mercados, Analista comercial, Publicista, Organizador de eventos
Asistente de marketing: Analista de trade marketing, Organizador de eventos, Asistente comercial, Publicista
Diseñador gráfico: Diseñador web, Diseñador UX/UI, Diseñador multimedia, Diseñador editorial, Ilustrador, Director de arte, Diseñador de packaging, Retocador digital, Técnico en preprensa, Operador de imprenta, Editor de video, Publicista
Editor de video: Realizador audiovisual, Diseñador multimedia, Camarógrafo, Fotógrafo, Animador digital
Periodista: Redactor de contenidos, Relacionista público, Editor, Locutor, Guionista, Comunicador social
Publicista: Redactor publicitario, Ejecutivo de cuentas publicitarias, Planificador de medios, Director creativo
Encuestador: Empadronador social, Supervisor de campo, Digitador, Promotor social
Técnico de soporte informático: Técnico de redes, Analista de mesa de ayuda, Administrador de servidores, Operador de centro de cómputo, Docente de computación, Instalador de cámaras de seguridad, Técnico de telecomunicaciones, Analista de soporte de aplicaciones, Administrador de redes, Vendedor técnico, Digitador
Administrador de redes: Administrador de servidores, Analista de ciberseguridad, Técnico de redes, Ingeniero de telecomunicaciones, Ingeniero DevOps, Arquitecto cloud
Administrador de servidores: Ingeniero DevOps, Arquitecto cloud, Administrador de base de datos, Analista de ciberseguridad
Ingeniero de sistemas: Analista de sistemas, Desarrollador de software, Analista funcional, Jefe de sistemas, Jefe de proyectos de TI, Analista de datos, Administrador de base de datos, Técnico de soporte informático, Analista de procesos, Docente de computación
Desarrollador de software: Analista de sistemas, Analista de calidad de software, Ingeniero de datos, Desarrollador full stack, Desarrollador backend, Analista de soporte de aplicaciones, Desarrollador móvil
Desarrollador web: Desarrollador WordPress, Diseñador web, Desarrollador full stack, Desarrollador PHP, Desarrollador frontend
Desarrollador frontend: Diseñador UX/UI, Desarrollador full stack, Desarrollador móvil, Diseñador web
Analista de datos: Analista de inteligencia de negocios, Científico de datos, Ingeniero de datos, Estadístico, Analista comercial, Analista de control de gestión, Analista de gobierno de datos, Analista de operaciones
Ingeniero de datos: Administrador de base de datos, Ingeniero DevOps, Ingeniero de machine learning, Desarrollador backend, Analista de inteligencia de negocios, Arquitecto cloud
Analista de calidad de software: Analista funcional, Analista de soporte de aplicaciones, Scrum master
Analista funcional: Product owner, Analista de procesos, Jefe de proyectos de TI, Consultor ERP, Analista de negocio TI
Product owner: Analista de negocio TI, Jefe de proyectos de TI, Product manager, Jefe de producto
Estadístico: Científico de datos, Actuario, Analista de investigación de mercados, Analista de riesgos, Matemático
Entrenador deportivo: Docente de educación física, Instructor de fitness, Gestor deportivo
Músico: Docente de arte y cultura, Técnico de sonido
`
