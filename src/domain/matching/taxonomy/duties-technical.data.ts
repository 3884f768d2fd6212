/** What the work of technical occupations is done with and about; the format of a line is in `duties-office.data.ts`. */
export const technicalDuties = `
Ingeniero industrial: proceso productividad planta tiempo mejora método indicador
Ingeniero mecánico: equipo máquina diseño estructura bomba mecánico memoria cálculo
Ingeniero electromecánico: subestación tablero motor montaje equipo
Ingeniero electricista: subestación tensión red eléctrico tablero potencia
Ingeniero electrónico: circuito tarjeta control señal electrónico
Ingeniero mecatrónico: robot sensor automatización control máquina
Ingeniero de automatización: plc scada programación control lazo hmi
Ingeniero químico: reactor proceso planta químico mezcla
Ingeniero de procesos: proceso planta eficiencia parámetro balance
Ingeniero de calidad: inspección norma dossier protocolo ensayo conforme
Ingeniero de mantenimiento: confiabilidad equipo parada plan disponibilidad
Ingeniero de alimentos: alimento planta formulación inocuidad conserva
Ingeniero textil: hilado tela tintorería tejido
Ingeniero naval: barco casco embarcación astillero
Ingeniero biomédico: equipo hospital biomédico ventilador
Ingeniero aeronáutico: avión aeronave motor
Metrólogo: calibración patrón instrumento incertidumbre
Dibujante técnico: plano dibujo cad lámina detalle
Ingeniero de minas: mina guardia labor turno operación tajeo
Planificador de minado: plan minado tajo secuencia reserva
Ingeniero de perforación y voladura: malla explosivo disparo taladro
Ingeniero geomecánico: roca sostenimiento talud macizo
Geólogo: mineral veta logueo sondaje mapeo
Muestrero: muestra canal mineral testigo
Ingeniero metalurgista: mineral flotación recuperación concentrado ley
Operador de planta concentradora: molino flotación faja mineral chancado espesador
Perforista: taladro frente perno malla disparo mina labor subterránea socavón guardia jackleg interior avance roca
Operador de perforadora: taladro broca perforadora malla
Operador de scoop: mineral balde limpieza mina scooptram interior
Operador de camión minero: mineral tajo acarreo tolva
Ingeniero de petróleo: pozo gas hidrocarburo ducto yacimiento
Ingeniero de energía: energía renovable generación eficiencia
Instalador de paneles solares: panel solar inversor batería techo
Técnico en gas natural: gas red tubería instalación residencial
Liniero electricista: poste línea media tensión cable
Operador de central hidroeléctrica: turbina generación central
Operador de planta de agua: cloro ptap agua filtro potable
Responsable de área técnica municipal: agua saneamiento jass cloración
Lecturista de medidores: medidor lectura ruta
Ingeniero civil: obra concreto metrado avance estructura valorización
Residente de obra: obra cuadrilla contratista avance plazo edificio vivienda casco acabado campo torre subcontratista metrado costo carretera expediente
Supervisor de obra: obra contratista calidad valorización cuaderno plazo
Asistente técnico de obra: metrado valorización protocolo avance obra
Ingeniero de costos de obra: costo partida presupuesto análisis obra
Presupuestista de obra: presupuesto metrado partida precio licitación
Planificador de obra: cronograma lookahead avance plan obra
Gerente de proyectos de construcción: obra proyecto inmobiliaria presupuesto
Ingeniero estructural: estructura concreto sísmico acero cálculo
Ingeniero sanitario: agua desagüe red tubería saneamiento
Liquidador de obras: liquidación obra expediente
Especialista BIM: modelo interferencia bim revit
Arquitecto: plano vivienda diseño licencia anteproyecto distribución tienda detalle interior municipalidad local acabado proyecto edificio
Urbanista: ciudad zonificación plan urbano
Topógrafo: terreno replanteo cota nivel levantamiento prisma eje gabinete tierra plano medir curva lote trazo campo
Laboratorista de suelos: suelo proctor granulometría concreto asfalto probeta densidad
Maestro de obra: obra albañil concreto cuadrilla plano acabado
Albañil: ladrillo muro tarrajeo concreto mezcla asentado
Peón de construcción: obra carga excavación concreto limpieza
Fierrero: fierro habilitado doblado acero varilla
Encofrador: encofrado madera panel columna
Gasfitero: tubería desagüe agua caño baño
Electricista: tablero cableado tomacorriente luminaria edificio instalación eléctrico
Pintor de edificaciones: pintura pared fachada empaste
Drywallero: drywall tabique cielo raso
Vidriero: vidrio mampara aluminio ventana
Operador de maquinaria pesada: excavadora cargador retroexcavadora tractor movimiento tierra rodillo
Operador de grúa: grúa izaje carga rigger
Andamiero: andamio montaje altura
Operario de producción: planta línea máquina producción turno empaque
Maquinista de producción: máquina línea regulación planta parámetro
Operario de empaque: caja empacar etiqueta línea producto
Operador de envasado: envasadora botella llenado línea
Supervisor de producción: planta turno línea operario meta merma
Jefe de producción: planta producción plan equipo eficiencia merma
Planificador de producción: plan demanda capacidad insumo orden
Analista de control de calidad: muestra inspección producto lote ensayo liberación
Jefe de calidad: calidad sistema auditoría equipo
Analista de inocuidad alimentaria: alimento haccp higiene temperatura contaminación manipulador limpieza plaga registro
Operario agroindustrial: planta espárrago palta selección fruta
Panificador industrial: pan línea horno masa planta
Carnicero: carne corte res cerdo
Maestro cervecero: cerveza malta lúpulo fermentación
Catador de café: café taza aroma defecto
Confeccionista: costura prenda recta remalle coser taller tela polo cuello manga basta punto máquina tapetera
Patronista: molde patrón escalado prenda
Cortador textil: tela corte tendido tizado
Operario textil: hilo tejido telar tintorería
Estampador: estampado serigrafía polo sublimado
Supervisor de confección: costura línea taller operaria eficiencia
Sastre: terno medida traje arreglo
Zapatero: zapato cuero suela calzado
Talabartero: cuero cartera correa
Carpintero: madera mueble puerta corte
Melaminero: melamina mueble canto escuadradora
Tapicero: mueble tela espuma forro
Soldador: soldeo electrodo tubería junta tanque estructura arco tig mig homologado piping radiográfica unión presión
Carpintero metálico: puerta reja portón metal
Calderero: plancha rolado tanque trazo armado estructura
Montajista: montaje estructura perno izaje andamio armado viga
Tornero: torno pieza fresa mecanizado
Operador CNC: cnc programa pieza fresadora mecanizado
Pintor industrial: pintura granallado epóxico estructura
Operador de imprenta: offset impresión papel tinta troquel corte encuadernación
Operador de caldera: vapor caldera presión
Joyero: plata oro engaste anillo
Ladrillero: ladrillo horno arcilla
Jefe de mantenimiento: mantenimiento equipo presupuesto plan contratista
Planificador de mantenimiento: plan parada orden repuesto disponibilidad programa equipo backlog semanal confiabilidad intervenir planner crítico
Técnico de mantenimiento: mantenimiento equipo bomba tablero reparación edificio iluminación gasfitería
Mecánico de mantenimiento: faja reductor bomba rodamiento lubricación máquina
Técnico electromecánico: motor tablero bomba máquina falla
Técnico electricista industrial: motor tablero variador planta
Técnico instrumentista: transmisor válvula calibración lazo sensor
Técnico electrónico: tarjeta reparación circuito equipo
Técnico en equipos biomédicos: equipo médico hospital monitor
Técnico en refrigeración: aire acondicionado cámara compresor gas frío
Técnico de ascensores: ascensor elevador escalera edificio rescate puerta cabina elevación vertical guardia maniobra
Técnico en grupos electrógenos: generador grupo motor diésel
Mecánico automotriz: vehículo motor freno taller falla kilometraje auto diagnóstico suspensión camioneta afinamiento liviano escáner
Electricista automotriz: batería alternador cableado auto luces
Mecánico de motos: moto motor cadena taller
Mecánico de maquinaria pesada: excavadora cargador hidráulico motor diésel equipo
Planchador y pintor automotriz: choque pintura planchado carrocería
Mecánico de aviación: avión motor hangar
Llantero: llanta parche balanceo
Ingeniero agrónomo: cultivo campo cosecha hectárea riego plaga fundo palto arándano uva nutrición fruta agricultor exportación lote frutal
Ingeniero agrícola: riego canal represa drenaje
Jefe de fundo: fundo cosecha hectárea jornal cultivo
Especialista en sanidad vegetal: plaga enfermedad fumigación evaluación aplicación
Técnico agropecuario: cultivo ganado parcela productor campo
Operario agrícola: cosecha poda deshierbo campo fruta
Caporal agrícola: cuadrilla cosecha jornal campo
Tractorista: tractor arado campo
Fumigador: fumigación plaga mochila aplicación
Regador: riego surco válvula campo
Viverista: planta vivero plantón injerto
Jardinero: jardín césped poda planta
Ingeniero zootecnista: ganado ración establo leche animal pasto
Técnico pecuario: ganado ordeño vacuna cerdo ave
Ingeniero pesquero: harina pescado planta conserva
Técnico en acuicultura: trucha langostino estanque alevino
Pescador: red embarcación pesca mar
Ingeniero forestal: bosque árbol reforestación madera
Guardaparque: área protegida patrulla parque
Ingeniero ambiental: ambiental impacto residuo monitoreo oefa manejo
Especialista ambiental: ambiental residuo monitoreo impacto oefa
Especialista en residuos sólidos: residuo reciclaje segregación relleno
Monitor ambiental: muestreo agua aire ruido monitoreo
Especialista en sistemas de información geográfica: mapa gis capa satélite cartografía
Especialista en seguridad y salud en el trabajo: accidente riesgo iperc charla inspección permiso trabajador prevención comité inducción ley lesión estadística incidente epp
Supervisor de seguridad en obra: obra charla permiso altura riesgo epp inspección accidente
Asistente de seguridad y salud en el trabajo: charla inspección epp registro
Higienista ocupacional: ruido dosimetría exposición agente
Auxiliar de almacén: almacén carga pedido descarga conteo mercadería despacho recepción
Almacenero: almacén kardex ingreso salida stock material guía despacho
Asistente de almacén: almacén kardex inventario guía reporte
Supervisor de almacén: almacén turno inventario personal despacho
Jefe de almacén: almacén inventario equipo layout
Preparador de pedidos: picking pedido rotulado lector código envío armar separar tienda embalaje
Estibador: carga descarga saco camión estiba
Técnico en inventarios: conteo inventario diferencia toma
Operador de montacargas: montacarga pallet apilado carga
Asistente logístico: pedido guía proveedor despacho compra
Analista logístico: indicador inventario costo distribución stock
Jefe de logística: compra almacén distribución proveedor
Analista de planificación de demanda: pronóstico demanda stock forecast
Comprador: proveedor cotización compra orden negociación licitación
Asistente de compras: cotización orden proveedor seguimiento
Jefe de compras: proveedor negociación ahorro contrato
Analista de contratos: contrato adenda proveedor penalidad
Asistente de comercio exterior: embarque aduana documento importación
Analista de comercio exterior: embarque aduana importación exportación incoterm agente naviera contenedor bl certificado nave reserva
Ejecutivo de exportaciones: exportación cliente mercado embarque naviera fruta contenedor booking
Despachador de aduana: dua aforo aduana agencia despacho
Coordinador de carga internacional: flete naviera carga embarque aéreo agencia
Supervisor de distribución: reparto ruta flota chofer
Coordinador de transporte: flota unidad ruta flete transportista
Planificador de rutas: ruta reparto mapa unidad
Operador de monitoreo GPS: gps unidad alerta monitoreo
Operario portuario: puerto nave contenedor muelle
Controlador de combustible: combustible surtidor vale tanque
Administrador de grifo: grifo surtidor combustible turno
Conductor: vehículo manejar unidad ruta licencia brevete traslado
Conductor de camión: camión carga ruta viaje contenedor tráiler tracto unidad articulada viático cisterna puerto semirremolque tractocamión pesada documentos
Conductor de volquete: volquete tierra obra acarreo
Conductor de bus: bus pasajero ruta paradero
Conductor de reparto: reparto bodega pedido entrega cliente camión ayudante
Repartidor motorizado: moto reparto pedido entrega delivery
Taxista: taxi auto pasajero aplicativo
Mototaxista: mototaxi pasajero
Conductor de movilidad escolar: niño colegio van recojo
Conductor de ambulancia: ambulancia paciente emergencia
Instructor de manejo: manejo alumno licencia
Cobrador de transporte: pasaje bus pasajero
Counter de transporte: boleto terminal encomienda pasajero
Especialista en transporte urbano: ruta transporte urbano vía
Piloto de aviación: vuelo avión
Tripulante de cabina: vuelo pasajero cabina
Agente de tráfico aéreo: aeropuerto pasajero rampa vuelo
Marino mercante: barco nave mar
Maquinista de tren: tren riel locomotora
Diseñador gráfico: pieza logo afiche banner catálogo etiqueta diseño arte marca impresión folleto
Diseñador web: web banner página landing maqueta
Diseñador UX/UI: usuario prototipo pantalla wireframe interfaz figma
Investigador UX: usuario entrevista prueba usabilidad
Redactor UX: microcopy interfaz texto usuario
Diseñador multimedia: video animación pieza motion
Animador digital: animación personaje motion
Modelador 3D: modelo render textura
Ilustrador: ilustración dibujo cuento
Diseñador editorial: libro revista maqueta diagramar
Diseñador industrial: producto prototipo molde
Diseñador de packaging: envase empaque caja etiqueta imprenta troquel artes prueba línea packaging
Diseñador de modas: colección prenda moda tendencia look ropa
Diseñador de interiores: mueble ambiente render interior tienda decoración
Director de arte: campaña concepto arte agencia
Director creativo: campaña idea agencia concepto creativo
Fotógrafo: foto sesión cámara retrato
Retocador digital: retoque foto imagen
Camarógrafo: cámara grabación toma video
Editor de video: video edición montaje reel
Realizador audiovisual: video rodaje producción spot
Guionista: guion escena historia
Técnico de sonido: sonido micrófono consola audio
Locutor: radio voz programa
Técnico en preprensa: plancha imprenta preprensa
Periodista: nota noticia entrevista prensa redacción
Comunicador social: comunicación nota contenido evento boletín
Comunicador para el desarrollo: comunidad campaña radio comunicación
Relacionista público: prensa medio vocero evento
Analista de comunicación interna: colaborador boletín comunicado campaña
Redactor de contenidos: artículo blog texto contenido
Analista de contenidos: contenido calendario publicación
Redactor publicitario: copy campaña slogan agencia
Editor: libro texto revisión publicación
Traductor: traducción texto inglés documento
Intérprete: simultánea intérprete conferencia
Community manager: red publicación seguidor comentario post facebook instagram comunidad
Trafficker digital: campaña anuncio pauta meta ads lead
Analista de marketing digital: campaña pauta digital lead métrica
Especialista SEO: posicionamiento keyword web búsqueda
Especialista en email marketing: correo campaña segmento apertura
Analista de e-commerce: tienda web catálogo conversión
Analista de marketing: campaña marca lanzamiento promoción
Asistente de marketing: campaña material evento proveedor
Analista de trade marketing: punto venta exhibición canal promoción
Visual merchandiser: vitrina exhibición tienda
Jefe de producto: marca lanzamiento precio portafolio categoría
Gerente de marketing: marca estrategia presupuesto campaña
Analista de investigación de mercados: estudio encuesta consumidor mercado
Encuestador: encuesta cuestionario hogar
Supervisor de campo: encuestador campo cuota
Ejecutivo de cuentas publicitarias: agencia cliente campaña brief
Publicista: campaña agencia publicidad
Planificador de medios: medio pauta plan audiencia
Organizador de eventos: evento proveedor montaje catering
Biólogo: especie muestra laboratorio campo
Microbiólogo: bacteria cultivo muestra placa
Químico: ensayo análisis reactivo laboratorio
Analista de laboratorio químico: muestra ensayo titulación espectrofotómetro reactivo
Técnico de laboratorio: muestra reactivo equipo material
Estadístico: modelo muestra estadística encuesta
Arqueólogo: excavación monitoreo sitio
Desarrollador de software: código sistema programar aplicación módulo
Ingeniero de software: código sistema arquitectura servicio
Desarrollador web: web página sitio formulario
Desarrollador frontend: interfaz pantalla componente web javascript accesibilidad usuario front navegador librería diseño sistema
Desarrollador backend: api servicio base backend microservicio
Desarrollador full stack: web api base frontend backend
Desarrollador móvil: app celular android ios tienda
Arquitecto de software: arquitectura solución microservicio equipo patrón
Líder técnico: equipo código técnico revisión
Analista de sistemas: requerimiento sistema usuario módulo
Analista funcional: requerimiento historia usuario funcional prueba
Analista de negocio TI: requerimiento negocio proceso levantamiento
Ingeniero de sistemas: sistema proyecto servidor soporte
Analista de calidad de software: prueba caso defecto guion regresión error probar falla entrega versión
Automatizador de pruebas: automatizar prueba script regresión
Scrum master: equipo ágil sprint ceremonia impedimento
Product owner: backlog producto historia priorizar usuario célula billetera dueño
Product manager: producto roadmap usuario estrategia métrica
Jefe de proyectos de TI: proyecto cronograma proveedor sistema
Consultor SAP: sap módulo implementación usuario
Ingeniero de datos: dato ingesta pipeline lago flujo almacén analítico orquestación partición información carga tabla
Científico de datos: modelo predicción algoritmo dato
Ingeniero de machine learning: modelo producción entrenamiento inferencia
Analista de datos: dato tablero reporte consulta indicador
Analista de inteligencia de negocios: tablero reporte indicador dashboard
Desarrollador ETL: carga proceso dato integración
Administrador de base de datos: base respaldo rendimiento servidor
Analista de gobierno de datos: calidad dato linaje catálogo
Ingeniero DevOps: despliegue pipeline contenedor nube
Arquitecto cloud: nube arquitectura migración
Administrador de servidores: servidor virtual respaldo dominio
Administrador de redes: red switch router firewall enlace
Técnico de redes: cableado switch rack punto
Analista de ciberseguridad: incidente vulnerabilidad amenaza seguridad información
Pentester: vulnerabilidad prueba intrusión
Auditor de sistemas: auditoría control sistema riesgo
Técnico de soporte informático: usuario computadora laptop impresora ticket formateo equipo acceso correo ensamblaje mesa ayuda
Especialista en soporte técnico: ticket incidente soporte usuario
Analista de mesa de ayuda: ticket usuario incidente llamada acceso correo laptop
Analista de soporte de aplicaciones: incidente aplicación usuario producción
Jefe de sistemas: sistema infraestructura equipo presupuesto
Ingeniero de telecomunicaciones: red enlace antena fibra
Técnico de telecomunicaciones: fibra empalme poste antena instalación
Instalador de cámaras de seguridad: cámara alarma instalación cableado
Digitador: digitar ficha registro base
`
