import { readDocumentFrequencies } from './document-frequency.ts'

/** Of 209 invented ads over all fields, how many ask for each skill. Counted by evaluation/matching/count-frequencies.ts. */
export const skillFrequencies = readDocumentFrequencies(
  209,
  `
33 Microsoft Excel
19 Ventas
15 Liderazgo
14 Brevete A-I
11 Auditoría
11 Marketing
10 Gestión de almacenes
10 SQL
9 Redacción
8 AutoCAD
7 Atención al cliente
7 Cobranzas
7 Elaboración de planos
7 Gestión de inventarios
7 Manejo de efectivo
7 Presupuesto empresarial
6 Enfermería
6 Farmacia
6 Git
6 HACCP
6 Logística
6 NIIF
6 PostgreSQL
6 Power BI
5 Adobe Illustrator
5 Amabilidad
5 Control de calidad
5 Diseño gráfico
5 Gestión de compras
5 Gestión de recursos humanos
5 JavaScript
5 Packing
5 Planillas
5 Producción de cocina
5 Publicidad
5 React
5 Redes sociales
5 SAP
5 Valorizaciones de obra
4 Adobe Photoshop
4 Buenas Prácticas de Manufactura
4 Curso básico SUCAMEC
4 Elaboración de estados financieros
4 Enseñanza de inglés
4 Estadística aplicada
4 Etiquetado y rotulado
4 Instalaciones eléctricas
4 Inteligencia de negocios
4 Java
4 Matemáticas
4 Metrados
4 Microfinanzas
4 Microsoft Office
4 Node.js
4 Operación de tiendas
4 Revit
4 S10
4 SERUMS
4 SUNAT Operaciones en Línea
4 Traducción
4 Trazabilidad
4 Tributación
3 Abastecimiento
3 Administración de personal
3 Anfitrionaje
3 Archivo de documentos
3 Atención al usuario de salud
3 Auditoría externa
3 Autonomía
3 Barismo
3 Bioseguridad
3 Brevete A-IIIc
3 Buenas Prácticas de Laboratorio
3 CRM
3 CSS
3 Cadena de frío
3 Canal tradicional
3 Canva
3 Certificación OECE
3 Cocina peruana
3 Conciliación bancaria
3 Control de accesos
3 Coordinación BIM
3 Cotizaciones de proveedores
3 Creatividad
3 Cultivo de arándano
3 Cultivo de espárrago
3 Currículo Nacional
3 Cámaras de videovigilancia
3 Derecho laboral
3 Desarrollo backend
3 Design systems
3 Dirección de cocina
3 Diseño de producto digital
3 Dispensación de medicamentos
3 Edificaciones
3 Educación primaria
3 Elaboración de reportes
3 Exportaciones
3 Figma
3 Flujo de caja
3 Física
3 Gestión de caja chica
3 Gestión de cartera de clientes
3 Gestión de equipos
3 HTML
3 IPERC
3 ISO 14001
3 Inocuidad alimentaria
3 Inspecciones SUNAFIL
3 Kardex
3 Laboratorio clínico
3 Mantenimiento preventivo
3 Mecánica automotriz
3 Meta Ads
3 Microsoft 365
3 Minería
3 Minería subterránea
3 Motores diésel
3 Movimiento de tierras
3 Negociación
3 Oracle Opera
3 PDT
3 Paciencia
3 Planificación
3 Puntualidad
3 Reclutamiento y selección
3 Redacción jurídica
3 Relaciones laborales
3 Residencia de obra
3 Seguridad y salud en el trabajo
3 Spring Boot
3 Toma de inventarios físicos
3 Toma de muestras
3 TypeScript
3 Venta de alimentos y bebidas
3 Ventas B2B
3 Ventas técnicas
3 Vigilancia privada
3 cas
3 miner
3 tutori
2 AFPnet
2 API REST
2 Administración de medicamentos
2 Adobe InDesign
2 Amazon Web Services
2 Análisis de créditos microempresa
2 Análisis de cuentas contables
2 Arqueo de caja
2 Asistencia de gerencia
2 Asuntos regulatorios
2 Atención al público
2 BPMN
2 Beneficios sociales
2 Brevete A-IIb
2 Brevete B-IIb
2 Buenas Prácticas de Almacenamiento
2 CONCAR
2 Call center
2 CapCut
2 Casos de prueba
2 Centro de control y videovigilancia
2 Cierre contable
2 Clima laboral
2 Code review
2 Comité de seguridad y salud en el trabajo
2 Conducción de vehículos
2 Construcción
2 Contabilidad de costos
2 Contador público colegiado
2 Contrataciones del Estado
2 Control de asistencia
2 Control de funciones vitales
2 Cuaderno de obra
2 Cuidados intensivos
2 Curación de heridas
2 Datamine
2 Declaraciones mensuales
2 Derecho procesal laboral
2 Desarrollo frontend
2 Desarrollo full stack
2 Despacho aduanero
2 Despacho de mercadería
2 Detracciones
2 Diseño UX
2 Diseño digital
2 Docker
2 Electricidad industrial
2 Emergencias y urgencias médicas
2 Escáner automotriz
2 Estiba y desestiba
2 Estrategia de contenidos
2 Evaluación crediticia
2 Evaluación de impacto ambiental
2 Eventos y banquetes
2 Facturación
2 Facturación electrónica
2 Farmacovigilancia
2 Fertilización de cultivos
2 Fertirriego
2 Firewalls
2 Fitosanidad
2 Geología de mina
2 Gestión de agenda
2 Gestión de marca
2 Google Ads
2 Google Analytics
2 Hematología y banco de sangre
2 Hidráulica
2 Historias de usuario
2 Hojas de cálculo
2 ISO 22000
2 ISO 45001
2 Importaciones
2 Incoterms
2 Indicadores comerciales
2 Ingeniería industrial
2 Instrumentación industrial
2 Investigación UX
2 Investigación de accidentes
2 Investigación de mercados
2 Jira
2 Kardex de enfermería
2 Laboratorio de suelos concreto y asfalto
2 Leapfrog Geo
2 Legislación laboral
2 Ley 29783
2 Libros electrónicos PLE
2 Licitaciones y concursos privados
2 Logueo geológico
2 Manejo defensivo
2 Mecánica de suelos
2 Mejora continua
2 Microsoft Project
2 Minería a tajo abierto
2 Modelado BIM
2 Modelamiento financiero
2 Monitoreo ambiental
2 Navisworks
2 Negociación colectiva
2 Oficina técnica de obra
2 Operación de cargador frontal
2 Operación de excavadora
2 Operación de montacargas
2 Operación de motoniveladora
2 Orden
2 Ortografía y gramática
2 Oxicorte
2 PLAME
2 Perforación y voladura
2 Plan de contingencia
2 Planeamiento de minado
2 Planeamiento financiero
2 Planilla agraria
2 Preprensa
2 Prevención de pérdidas
2 Prospección de clientes
2 Prototipado
2 Psicoterapia
2 Python
2 Recepción hotelera
2 Redacción de informes
2 Rendición de cuentas
2 Reparto de mercadería
2 Respeto
2 SEACE
2 SIGA
2 Salud mental comunitaria
2 Salud ocupacional
2 Scrum
2 Seguridad minera
2 Soldadura
2 Soldadura MIG MAG
2 Soldadura SMAW
2 Soporte vital avanzado
2 Soporte vital básico
2 Spring Framework
2 Steward
2 Supervisión de ventas
2 Tableros eléctricos
2 TikTok
2 Toma de pedidos
2 Tutoría y orientación educativa
2 Técnica en enfermería
2 Windows
2 adolescent
2 adult
2 compresor
2 concret
2 direccion tecnic
2 gestion personal
2 hospitalizacion
2 line
2 microempres
2 municipalidad
2 profesional
2 red
2 seleccion
2 supervision
2 transport
2 uva
2 Órdenes de compra
1 .NET
1 .NET Core
1 AWS Lambda
1 Active Directory
1 Administración de redes
1 Administración de servicios generales
1 Adobe Premiere Pro
1 Aduanas
1 Agencia de viajes
1 Agendamiento de citas
1 Alimentos balanceados
1 Amadeus
1 Amazon RDS
1 Amazon SQS
1 Andamios
1 Análisis de datos
1 Análisis de precios unitarios
1 Análisis de trabajo seguro
1 Apache Kafka
1 Aprendizaje continuo
1 ArcGIS
1 ArchiCAD
1 Archivística
1 Arquitectura de software
1 Aseguramiento de la calidad
1 Atención al ciudadano
1 Atención al detalle
1 Atención en ventanilla
1 Atención prehospitalaria
1 Atención telefónica
1 Auditor interno ISO
1 Auditoría financiera
1 AutoCAD Civil 3D
1 Automatización de procesos
1 Autoventa y preventa
1 Azure DevOps
1 Balance metalúrgico y comercialización de minerales
1 Bases de datos
1 Bienestar social
1 Billeteras digitales
1 Biología
1 Bioquímica
1 Branding
1 Brevete A-IIIa
1 C#
1 CCNA
1 CI/CD
1 COSO
1 Cableado estructurado
1 Cadena de suministro
1 Calibración de instrumentos
1 Canal farmacias
1 Canalización de vías
1 Carisma
1 Cartas fianza
1 Cartografiado geológico
1 Cartografía
1 Centrales de riesgo
1 Certificación fitosanitaria
1 Charlas de seguridad
1 Ciberseguridad
1 Ciencia de datos
1 Cierre de ventas
1 Cisco
1 Climatización HVAC
1 Cocina chifa
1 Cocina marina
1 Comercio electrónico
1 Community management
1 CompTIA Security+
1 Compensaciones
1 Competencias digitales
1 Compliance
1 Computación básica
1 Comunicación efectiva
1 Comunicación oral
1 Concierge
1 Conducción de camiones
1 Confidencialidad
1 Contrataciones menores a 8 UIT
1 Control de activos fijos
1 Control de calidad de alimentos
1 Control de calidad de frutas y hortalizas
1 Control de calidad en obra
1 Control de leyes
1 Control de motores eléctricos
1 Control de vencimientos
1 Control de viáticos
1 Control estadístico de procesos
1 Control interno
1 Convivencia escolar
1 Cooperativas de ahorro y crédito
1 Copywriting
1 Corrección de textos
1 Costos de alimentos y bebidas
1 Créditos y cobranzas
1 Cuidado de adultos mayores
1 Cultivo de mango y cítricos
1 Cultivo de palta
1 Cultivo de uva de mesa
1 Curiosidad
1 DIGEMID
1 Data warehouse
1 Demoliciones
1 Derecho corporativo
1 Derecho inmobiliario
1 Derecho notarial
1 Derecho societario
1 Desarrollo web
1 Descripción de puestos
1 Digitación
1 Diseño UI
1 Diseño UX/UI
1 Diseño arquitectónico
1 Diseño de empaques
1 Diseño de interacción
1 Diseño web
1 Distribución
1 Distribución eléctrica
1 Docencia
1 Documentos de comercio exterior
1 Drawback
1 Ductos y oleoductos
1 ERP
1 ETL
1 Edición de video
1 Educación especial
1 Educación virtual
1 Ejecución en punto de venta
1 Elaboración de contratos
1 Email marketing
1 Emisión de boletos aéreos
1 Energías renovables
1 Enfermería ocupacional
1 Enrutamiento y conmutación
1 Ensamblaje de equipos
1 Enseñanza de matemática
1 Entity Framework
1 Entrevistas de selección
1 Ergonomía
1 Escaparatismo
1 Espacios confinados
1 Estructuras metálicas
1 Evaluación de plagas y enfermedades
1 Evaluación formativa
1 Evaluación psicológica
1 Expediente de contratación
1 Factoring
1 Farmacia hospitalaria
1 Financiamiento no bancario y fintech
1 Finanzas corporativas
1 Fiscalización ambiental
1 Flexografía
1 Formación militar o policial
1 Fortinet
1 Fotografía de producto
1 Gestión administrativa
1 Gestión comercial
1 Gestión de cuentas clave
1 Gestión de defectos
1 Gestión de grupos de interés
1 Gestión de residuos sólidos
1 Gestión de seguridad física
1 Gestión de transporte
1 Gestión de vulnerabilidades
1 Gestión documental
1 Gestión pedagógica
1 GlobalG.A.P.
1 Google Tag Manager
1 Guiado turístico
1 Guías de remisión electrónicas
1 Hacking ético
1 Herramientas TAC
1 Homologación de soldadores
1 Hotelería
1 Housekeeping
1 HubSpot
1 Hunting en LinkedIn
1 IGV
1 ISO 27001
1 Identidad visual
1 Indicadores logísticos
1 Industria alimentaria
1 Ingeniería civil
1 Ingeniería vial
1 Instagram
1 Inteligencia comercial
1 Interpretación consecutiva
1 Investigación jurídica
1 Jest
1 Last Planner System
1 Lean Construction
1 Lenguaje DAX
1 Levantamiento de requerimientos
1 Ley del Procedimiento Administrativo General
1 Licencia de armas
1 Liquidación de beneficios sociales
1 Litigación
1 Looker Studio
1 Maestro de obra
1 Manejo agronómico de cultivos
1 Manejo de reclamos
1 Manejo integrado de plagas
1 Mantenimiento de compresores
1 Mantenimiento de equipos pesados
1 Mantenimiento industrial
1 Mantenimiento mecánico
1 Mantenimiento predictivo
1 Marketing digital
1 Marketing educativo
1 Materiales peligrosos
1 Medicina general
1 Mejora de procesos
1 Mesa de ayuda
1 Meta Business Suite
1 Microservicios
1 Microsoft PowerPoint
1 Microsoft Word
1 MineSight
1 Modelado de datos
1 Modelado de datos en Power BI
1 MongoDB
1 Montaje mecánico
1 Muestreo geológico
1 Naval y construcción de embarcaciones
1 Negociación con proveedores
1 Neumática e hidráulica industrial
1 Norma G.050
1 Nutrición clínica
1 Oficina de proyectos
1 Operación de apiladores y transpaletas
1 Operación de equipos pesados
1 Operación de retroexcavadora
1 Oracle Database
1 Organización de eventos
1 Orientación vocacional
1 Outsourcing contable
1 PL/SQL
1 Participación de utilidades
1 Patrocinios
1 Permisos de trabajo PETAR
1 Perseverancia
1 Picking
1 Pinterest
1 Plan Anual de Contrataciones
1 Plan de marketing
1 Planificación curricular
1 Planilla de construcción civil
1 Planta concentradora
1 Poda de frutales
1 Postman
1 Precios de transferencia
1 Preparación preuniversitaria
1 Primeros auxilios
1 Procedimientos almacenados
1 Procedimientos disciplinarios laborales
1 Procesamiento de café y cacao
1 Producción industrial
1 Product owner
1 Programación de PLC
1 Programación orientada a objetos
1 Proyecciones financieras
1 Pruebas de software
1 Pruebas de usabilidad
1 Pruebas funcionales
1 Psicología clínica
1 Psicología educativa
1 Publicidad digital
1 Póliza vida ley
1 Radiofrecuencia
1 Razonamiento numérico
1 Rebobinado de motores eléctricos
1 Recepción de mercadería
1 Redacción de documentos
1 Redacción de partes de ocurrencias
1 Redacción de propuestas
1 Redes inalámbricas
1 Redes móviles
1 Reforzamiento escolar
1 Refrigeración industrial
1 Registro de compras
1 Regímenes aduaneros
1 Relaves mineros
1 Rendimiento web
1 Reservas hoteleras
1 Responsabilidad
1 Riego tecnificado
1 Ruteo de transporte
1 Récord de conductor
1 S&OP
1 SAP FI
1 SAP MM
1 SCTR
1 SEO
1 SIAF
1 SIEM
1 SIRE
1 SQL Server
1 Sabre
1 Saneamiento
1 Sanidad animal
1 Seguridad de la información
1 Seguridad de redes
1 Seguridad del paciente
1 Seguros vehiculares
1 Selección masiva de personal
1 Selección y clasificación de productos
1 Selenium
1 Serenazgo
1 Servicio de mesa
1 Servicios de alimentación colectiva
1 Señalética
1 Simplificación administrativa
1 Sistemas WMS
1 Sistemas de punto de venta
1 Sistemas de seguridad electrónica
1 Software contable
1 Software de planillas
1 Soldadura FCAW
1 Soporte técnico informático
1 Starsoft
1 Subestaciones eléctricas
1 Subsidios EsSalud
1 T-Registro
1 Tableta gráfica
1 Tareo de personal
1 Tecnología del concreto
1 Tesorería
1 Texturizado 3D
1 TikTok Ads
1 Trabajo en equipo
1 Trade marketing
1 Trados Studio
1 Traducción técnica
1 Transporte de pasajeros
1 Transporte de personal
1 Trámite documentario
1 Trámites SENASA
1 Trámites SUNARP
1 Técnico en refrigeración
1 UML
1 VPN
1 Variadores de frecuencia
1 Venta al detalle
1 Venta consultiva
1 Venta cruzada
1 Venta de agroinsumos
1 Venta de paquetes turísticos
1 Venta de productos financieros
1 WordPress
1 Zoom
1 agend
1 agroquimic
1 air
1 aliment
1 amoniac
1 analisi riesg
1 apertur cierr
1 archiv legal
1 are
1 asesori agronomic
1 astm
1 atencion cuent
1 atencion mineri
1 atencion proveedor
1 audienci virtual
1 banc
1 bilingu
1 board meeting
1 bomb
1 bomb valvul
1 bombe
1 botic
1 bpa
1 brigad
1 camionet
1 camp
1 campan
1 canalizacion
1 capacitacion
1 caterpillar
1 clas line
1 clinic
1 cobertur
1 combustibl
1 comit credit
1 comprimid
1 comunicacion
1 conciliacion
1 confort pacient
1 contrat
1 coordinacion campan
1 coordinacion despach
1 corporativ
1 corre comercial
1 cort
1 cost laboral
1 credit
1 demostracion
1 densimetr nuclear
1 diagnostic electronic
1 diagnostic escaner
1 digital
1 disen red
1 domicili
1 emergenci
1 emision bolet
1 empres
1 encapsulad
1 entreg
1 entrevist
1 equip inspector
1 estimacion recurs
1 evaluacion camp
1 evaluacion plag
1 evaluacion psicometric
1 evaluacion psicopedagogic
1 excavador
1 expedient
1 expedient municipal
1 experienci
1 exploration
1 firm
1 fisic
1 flot
1 fren
1 fren air
1 front offiz
1 geologi
1 geometri
1 gestion cocin
1 gestion documentari
1 grad
1 granulometri
1 hemoderivad
1 hospital
1 hotel
1 hunting
1 iib
1 iiic
1 indicador merm
1 indicador produccion
1 industrial
1 inform
1 inmunohematologi
1 interpretacion
1 investigacion legal
1 komatsu
1 laboral
1 laboratori escolar
1 lanzamient
1 letr factur
1 ley contratacion
1 liquidacion gui
1 lobby
1 logue
1 mapping
1 mecanic basic
1 mecanic general
1 medi digital
1 memoQ
1 metod filtrad
1 mineral
1 mod
1 monitore
1 monitore alarm
1 monitore hemodinamic
1 montaj
1 montaj electric
1 motor gasoliner
1 nia
1 nivel
1 nivel servici
1 obr
1 obr public
1 oper
1 operacion
1 organizacion viaj
1 orientacion escolar
1 osz
1 pag
1 papel trabaj
1 perfil ti
1 personal camp
1 phonic
1 planeamient cort plaz
1 preparacion cambridg
1 presentacion
1 presupuest personal
1 preuniversitari
1 primari
1 primary
1 probet
1 procedimient disciplinari
1 proctor
1 produccion volumen
1 protocol emergenci
1 proyect
1 proyect aprendizaj
1 radi
1 recepcion
1 registr public
1 relacion colectiv
1 reserv
1 residenci
1 respuest incident
1 restaurant
1 retail
1 rut
1 secundari
1 seguridad fisic
1 short
1 slump
1 softwar
1 stock
1 subadministrador
1 suel
1 supervision agent
1 supervision plant
1 suspension
1 tabler
1 tamizaj
1 terapi line
1 term
1 transportist
1 travel
1 tren fuerz
1 tren potenci
1 unidad
1 ventilador mecanic
1 vigilanci medic
1 vigilanci salud
1 vin
`,
)
