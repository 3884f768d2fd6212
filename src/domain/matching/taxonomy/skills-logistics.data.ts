/** Skills of logistics, procurement, foreign trade, warehouse and transport: name | category | synonyms | related. */
export const logisticsSkills = `
Logística | technical | gestión logística, logistics, operaciones logísticas, procesos logísticos, logistics management | Cadena de suministro, Gestión de almacenes, Gestión de compras
Cadena de suministro | technical | supply chain, gestión de la cadena de suministro, supply chain management, cadena de abastecimiento, ?scm | Logística, Planificación de la demanda
Abastecimiento | technical | gestión de abastecimiento, ?sourcing, planificación de abastecimiento, strategic sourcing, abastecimiento estratégico | Gestión de compras, Reposición de inventarios
Gestión de compras | technical | ?compras, purchasing, adquisiciones, procurement, compras nacionales, gestión de adquisiciones, proceso de compras, compras locales | Negociación con proveedores, Órdenes de compra, Cotizaciones de proveedores
Compras internacionales | technical | international purchasing, compras de importación, abastecimiento internacional | >Gestión de compras, Importaciones
Órdenes de compra | technical | emisión de órdenes de compra, purchase orders, órdenes de servicio, generación de órdenes de compra, órdenes de compra y servicio | Gestión de compras
Cotizaciones de proveedores | technical | solicitud de cotizaciones, cuadros comparativos, cuadro comparativo de cotizaciones, ?cotizaciones, rfq, request for quotation | Gestión de compras
Gestión de proveedores | technical | evaluación de proveedores, selección de proveedores, supplier management, vendor management, desarrollo de proveedores, búsqueda de proveedores, coordinación con proveedores, trato con proveedores, pago y coordinación de proveedores | Homologación de proveedores, Gestión de compras
Homologación de proveedores | technical | ?homologación, supplier qualification, homologación sgs, homologación hodelpe, homologación mega certificaciones | Gestión de proveedores
Negociación con proveedores | technical | negociación de precios con proveedores, negociación de compras, supplier negotiation | Gestión de compras, Gestión de proveedores
Gestión por categorías de compra | technical | category management de compras, compras estratégicas, matriz de kraljic, purchasing category management, strategic sourcing by category | Gestión de compras
Licitaciones de compra | technical | subasta inversa electrónica privada, rfp de compras, licitación de servicios con proveedores, purchasing tenders, request for proposals | Gestión de compras
SAP Ariba Red de Proveedores | tool | red ariba, portal ariba, ariba supplier network | Gestión de compras, Gestión de proveedores
Planificación de la demanda | technical | demand planning, pronóstico de demanda, forecast de demanda, planeamiento de la demanda, forecasting de demanda | S&OP, Reposición de inventarios
S&OP | technical | sales and operations planning, planeamiento de ventas y operaciones, sop ventas y operaciones | Planificación de la demanda, Planeamiento y control de la producción
Reposición de inventarios | technical | replenishment, reaprovisionamiento, cálculo de stock de seguridad, punto de reorden, stock mínimo | Gestión de inventarios
Gestión de inventarios | technical | control de inventarios, inventory management, control de stock, manejo de inventarios, ?inventarios, gestión de stock, inventory control, administración de inventarios | Kardex, Toma de inventarios físicos, Gestión de almacenes
Kardex | technical | manejo de kardex, control de kardex, registro de kardex, tarjetas bincard, stock cards, inventory cards | Gestión de inventarios
Toma de inventarios físicos | technical | inventarios cíclicos, inventario físico, conteo de inventarios, cycle counting, inventarios generales, toma de inventario, conteos cíclicos, inventariado | Gestión de inventarios
Clasificación ABC de inventarios | technical | análisis abc, clasificación abc, abc analysis | Gestión de inventarios
Exactitud de registro de inventarios | technical | eri inventarios, inventory record accuracy, indicador eri | Gestión de inventarios, Indicadores logísticos
Indicadores logísticos | technical | kpis logísticos, otif, fill rate, nivel de servicio logístico, logistics kpis | Indicadores de gestión, Logística
Gestión de almacenes | technical | almacén, warehouse management, almacenamiento, administración de almacenes, control de almacén, manejo de almacenes, warehousing, almacenaje | Gestión de inventarios, Recepción de mercadería, Despacho de mercadería
Recepción de mercadería | technical | recepción de materiales, recepción de mercancías, ingreso de mercadería, goods receipt, recepción de insumos | Gestión de almacenes
Despacho de mercadería | technical | ?despacho, despacho de productos, ?dispatch, despacho de materiales, shipping de almacén, control de despachos, goods dispatch, order dispatch | Gestión de almacenes, Picking
Picking | technical | preparación de pedidos, picking y packing, order picking, armado de pedidos, alistado de pedidos | Packing, Gestión de almacenes
Packing | technical | embalaje, empaque, embalado, empaquetado, embalaje de productos, packaging manual, embalaje de mercadería, goods packing | Picking, Etiquetado y rotulado
Etiquetado y rotulado | technical | etiquetado, rotulado, rotulado de productos, etiquetado de productos, labeling | Packing, Códigos de barras y RFID
Estiba y desestiba | technical | carga y descarga, estibador, carga y descarga de mercadería, estiba, carguío manual, loading and unloading | Gestión de almacenes, Manipulación manual de cargas
Paletizado | technical | paletización, armado de paletas, palletizing, stretch film | Estiba y desestiba
Layout de almacén | technical | distribución de almacén, diseño de almacenes, warehouse layout, codificación de ubicaciones, slotting | Gestión de almacenes
Cross docking | technical | crossdocking, transbordo en almacén | Gestión de almacenes, Distribución
Rotación FIFO y FEFO | technical | fifo, fefo, ?peps, lifo, método peps, rotación de productos, first in first out, first expired first out | Gestión de almacenes
Control de vencimientos | technical | control de fechas de vencimiento, control de lotes, trazabilidad de lotes, expiry date control, shelf life control | Rotación FIFO y FEFO, Trazabilidad
Cadena de frío | technical | cold chain, conservación de cadena de frío, almacenes refrigerados, cámaras frigoríficas, control de temperatura de productos | Gestión de almacenes, Buenas Prácticas de Almacenamiento
Buenas Prácticas de Almacenamiento | technical | bpa almacén, good storage practices, certificación bpa almacenamiento, bpa bpdt | Gestión de almacenes, Buenas Prácticas de Distribución y Transporte
Buenas Prácticas de Distribución y Transporte | technical | ?bpdt, bpdyt, good distribution practices | Distribución
Almacén de materiales peligrosos | technical | almacenamiento de materiales peligrosos, almacén de reactivos, almacén de explosivos, hazardous materials storage, hazmat warehouse | Materiales peligrosos, Gestión de almacenes
Radiofrecuencia en almacén | tool | ?handheld, pistola de radiofrecuencia, colectores de datos, terminales rf, pda de inventario, lectora de códigos | Códigos de barras y RFID
Códigos de barras y RFID | technical | codificación de productos, código de barras, barcodes, rfid, codificación de materiales, gs1, bar coding | Gestión de inventarios
Operación de montacargas | technical | montacargas, operador de montacargas, manejo de montacargas, forklift, montacarguista, licencia de montacargas, forklift operation | Operación de apiladores y transpaletas
Operación de apiladores y transpaletas | technical | stocka, stoka, apilador eléctrico, transpaleta, estoca, pallet jack, manejo de stocka, reach truck, apilador | Gestión de almacenes
Logística inversa | technical | reverse logistics, gestión de devoluciones, devolución de productos logística | Logística
Última milla | technical | last mile, reparto de última milla, last mile delivery, entrega a domicilio | Distribución, Ruteo de transporte
Logística de e-commerce | technical | fulfillment, e-commerce logistics, operaciones de comercio electrónico | Última milla, Picking
Operador logístico 3PL | technical | 3pl, tercerización logística, gestión de operadores logísticos, third party logistics | Logística
Logística minera | technical | abastecimiento minero, logística de proyectos mineros, mining logistics | Logística, Minería
Logística de alimentos perecibles | technical | productos perecibles, manejo de perecibles, perishables logistics | Cadena de frío
Logística hospitalaria | technical | almacén especializado de medicamentos, suministro hospitalario, sismed, hospital logistics, hospital supply | Gestión de almacenes, Cadena de frío
?Distribución | technical | gestión de distribución, ?distribution, planificación de distribución, distribución física, red de distribución | Gestión de transporte, Ruteo de transporte
Reparto de mercadería | technical | ?reparto, repartidor, ?delivery, auxiliar de reparto, ?motorizado repartidor, reparto en moto, delivery driver | Distribución, Conducción de motocicletas
Gestión de transporte | technical | transport management, programación de transporte, coordinación de transporte, gestión de transportistas, programación de unidades, transporte de carga, fletes, tarifas de flete | Ruteo de transporte, Administración de flotas
Ruteo de transporte | technical | ruteo, planificación de rutas, programación de rutas, optimización de rutas, route planning, ?roadshow, diseño de rutas | Distribución
Sistema de gestión de transporte TMS | tool | quadminds, ?drivin, transport planning software | Ruteo de transporte
Monitoreo GPS de unidades | technical | monitoreo gps, rastreo satelital, centro de control gps, monitoreo de unidades, gps tracking, telemetría vehicular | Administración de flotas
Control de combustible | technical | rendimiento de combustible, abastecimiento de combustible a unidades, fuel control | Administración de flotas
Permisos de transporte | technical | trámites mtc, tuce, habilitación vehicular, ?sutran, permisos sutran, tarjeta única de circulación, permisos mtc, transport permits, vehicle permits | Gestión de transporte
Transporte de carga pesada | technical | conducción de carga pesada, transporte pesado, heavy haulage, conducción de tracto camión, conductor de tráiler, manejo de tráiler | Brevete A-IIIb, Gestión de transporte
Transporte de materiales peligrosos | technical | transporte matpel, licencia especial de materiales peligrosos, licencia a4 matpel, brevete a-iv, hazmat transport, licencia a-iv | Materiales peligrosos, Transporte de carga pesada
Transporte de personal | technical | traslado de personal, movilidad de personal, personnel transport | Conducción de vehículos
Transporte de pasajeros | technical | conducción de buses, conductor de bus, transporte público, transporte interprovincial, conductor interprovincial, manejo de bus, passenger transport, bus driving | Brevete A-IIIa
Transporte turístico | technical | conducción turística, movilidad turística, tourist transport, tourist shuttle | Transporte de pasajeros, Turismo
Transporte escolar | technical | movilidad escolar, conductor escolar, school transport, school bus driving | Transporte de pasajeros
Conducción de vehículos | technical | manejo de vehículos, conducción vehicular, ?driving, ?conducción, manejo de autos, chofer, conducción de autos, conductor profesional | Brevete A-I, Manejo defensivo
Manejo de camionetas 4x4 | technical | conducción 4x4, manejo de camioneta, conducción de camionetas, manejo 4x4 en altura, manejo en mina, pickup truck driving, 4x4 driving | Conducción de vehículos, Manejo defensivo
Conducción de camiones | technical | manejo de camiones, conductor de camión, truck driving, chofer de camión, manejo de camión furgón | Conducción de vehículos, Brevete A-IIb
Conducción de motocicletas | technical | manejo de moto, manejo de motocicleta, motorcycle driving, conductor de moto | Brevete B-IIb
Manejo defensivo | technical | defensive driving, conducción defensiva, manejo a la defensiva, certificado de manejo defensivo | Conducción de vehículos
Brevete A-I | technical | licencia a-i, licencia a1, brevete a1, licencia de conducir a-i, brevete ai, licencia ai, licencia de conducir ai, licencia de conducir a1, categoría a-i, categoría ai, car driver license | >Licencia de conducir, Conducción de vehículos
Brevete A-IIa | technical | licencia a-iia, licencia a2a, brevete a2a, licencia de conducir a-iia, brevete aiia, licencia aiia, licencia de conducir aiia, licencia de conducir a2a, categoría a-iia, categoría aiia, ?aiia, ?a-iia, taxi driver license, professional driver license a-iia | >Brevete A-I
Brevete A-IIb | technical | licencia a-iib, licencia a2b, brevete a2b, licencia de conducir a-iib, brevete aiib, licencia aiib, licencia de conducir aiib, licencia de conducir a2b, categoría a-iib, categoría aiib, ?aiib, ?a-iib, light truck driver license, professional driver license a-iib | >Brevete A-IIa
Brevete A-IIIa | technical | licencia a-iiia, licencia a3a, brevete a3a, licencia de conducir a-iiia, brevete aiiia, licencia aiiia, licencia de conducir aiiia, licencia de conducir a3a, categoría a-iiia, categoría aiiia, ?aiiia, ?a-iiia, bus driver license, professional driver license a-iiia | >Brevete A-IIb
Brevete A-IIIb | technical | licencia a-iiib, licencia a3b, brevete a3b, licencia de conducir a-iiib, brevete aiiib, licencia aiiib, licencia de conducir aiiib, licencia de conducir a3b, categoría a-iiib, categoría aiiib, ?aiiib, ?a-iiib, heavy truck driver license, professional driver license a-iiib | >Brevete A-IIb
Brevete A-IIIc | technical | licencia a-iiic, licencia a3c, brevete a3c, licencia de conducir a-iiic, brevete aiiic, licencia aiiic, licencia de conducir aiiic, licencia de conducir a3c, categoría a-iiic, categoría aiiic, ?aiiic, ?a-iiic, combined heavy vehicle driver license, professional driver license a-iiic | >Brevete A-IIIa, >Brevete A-IIIb
Brevete B-IIb | technical | licencia b-iib, licencia b2b, brevete de moto, licencia de moto, brevete biib, licencia biib, licencia de motocicleta, licencia de conducir biib, licencia de conducir b2b, categoría b-iib, categoría biib, ?biib, ?b-iib, motorcycle driver license | >Licencia de conducir, Conducción de motocicletas
Brevete B-IIc | technical | licencia b-iic, licencia b2c, brevete b2c, licencia de mototaxi, brevete biic, licencia biic, licencia de conducir biic, licencia de conducir b2c, categoría b-iic, categoría biic, ?biic, ?b-iic, mototaxi driver license, three wheeler driver license | >Licencia de conducir, Conducción de mototaxi
Conducción de mototaxi | technical | manejo de mototaxi, manejo de trimoto, mototaxista, mototaxi driving, auto rickshaw driving | Conducción de motocicletas
Licencia de conducir | technical | brevete, driver license, ?licencia de conducir vigente, brevete vigente, driving licence | Conducción de vehículos
Récord de conductor | technical | récord de conductor limpio, récord sin papeletas, papeletas sat, driving record, clean driving record | Licencia de conducir
Mecánica básica vehicular | technical | conocimientos básicos de mecánica automotriz, check list vehicular, inspección preoperacional de vehículos, checklist preuso de vehículo | Mecánica automotriz, Conducción de vehículos
?Comercio exterior | technical | foreign trade, comex, international trade, operaciones de comercio exterior, comercio internacional, ?negocios internacionales, ?international business | Importaciones, Exportaciones, Aduanas
Importaciones | technical | gestión de importaciones, trámites de importación, proceso de importación, import management, ?imports, importación definitiva | Comercio exterior, Aduanas, Incoterms
Exportaciones | technical | gestión de exportaciones, trámites de exportación, proceso de exportación, export management, ?exports, exporta fácil | Comercio exterior, Aduanas, Incoterms
Agroexportación | technical | exportación agrícola, exportación de frutas y hortalizas, agroexport, agricultural exports, agro exports | Exportaciones, Certificación fitosanitaria
Aduanas | technical | gestión aduanera, trámites aduaneros, operativa aduanera, ?customs, procedimientos aduaneros, legislación aduanera | Despacho aduanero, Comercio exterior
Despacho aduanero | technical | agenciamiento de aduanas, customs clearance, despachador de aduanas, auxiliar de despacho, agencia de aduana, declaración aduanera de mercancías | >Aduanas, Regímenes aduaneros
Regímenes aduaneros | technical | admisión temporal, depósito aduanero, reimportación, customs regimes, tránsito aduanero, reposición de mercancías en franquicia | Aduanas
Clasificación arancelaria | technical | partidas arancelarias, arancel de aduanas, tariff classification, subpartidas nacionales, nomenclatura arancelaria, hs code | Aduanas, Valoración aduanera
Valoración aduanera | technical | duda razonable, valor en aduana, customs valuation | Aduanas
Drawback | technical | restitución de derechos arancelarios, trámite de drawback, duty drawback, customs drawback | Regímenes aduaneros, Exportaciones
Sistema SIGAD Aduanas | tool | sintad, sigad, sda sunat, sistema de despacho aduanero | Despacho aduanero
VUCE | tool | ventanilla única de comercio exterior, trámites vuce, mercancías restringidas | Comercio exterior, Certificados de origen
Certificados de origen | technical | trámite de certificados de origen, certificate of origin | Exportaciones, Tratados y acuerdos comerciales
Tratados y acuerdos comerciales | technical | tlc, tratados de libre comercio, acuerdos comerciales, free trade agreements, acceso a mercados internacionales | Comercio exterior
Incoterms | technical | incoterms 2020, incoterms 2010, términos de comercio internacional, international commercial terms | Comercio exterior
Cartas de crédito | technical | medios de pago internacional, letters of credit, cobranza documentaria, trade finance | Comercio exterior, Productos bancarios
Documentos de comercio exterior | technical | bill of lading, conocimiento de embarque, packing list, documentos de embarque, facturas comerciales, documentación de exportación, shipping documents, documentos de exportación, documentos de importación | Importaciones, Exportaciones
Transporte internacional de carga | technical | agente de carga, freight forwarding, agenciamiento de carga, fletes internacionales, international freight, carga internacional, forwarder | Transporte marítimo, Transporte aéreo de carga
Transporte marítimo | technical | carga marítima, flete marítimo, ocean freight, líneas navieras, agencia naviera, agenciamiento marítimo | Transporte internacional de carga, Gestión portuaria
Transporte aéreo de carga | technical | carga aérea, air freight, air waybill, agente iata carga, courier internacional | Transporte internacional de carga
Consolidación y desconsolidación de carga | technical | carga lcl, llenado de contenedores, desconsolidación de carga, carga consolidada, container stuffing | Transporte internacional de carga
Gestión portuaria | technical | operaciones portuarias, puerto del callao, port operations, terminales portuarios, planificación de naves | Transporte marítimo
Tarja portuaria | technical | tarjador, tally portuario, control de contenedores, inspección de contenedores, depósito temporal extraportuario, cargo tallying, port tally | Gestión portuaria
Protección portuaria PBIP | technical | curso pbip, código pbip, pbip, isps code | Gestión portuaria
Certificación BASC | technical | basc, norma basc, auditor interno basc, sistema de gestión en control y seguridad basc, business alliance for secure commerce | Operador Económico Autorizado, Prevención de lavado de activos
Operador Económico Autorizado | technical | ?oea, certificación oea, authorized economic operator | Aduanas, Certificación BASC
Costeo de importaciones | technical | costos de importación, liquidación de importaciones, landed cost | Importaciones, Contabilidad de costos
Distribución física internacional | technical | ?dfi, costos de dfi, logística internacional, international logistics | Comercio exterior, Logística
Inteligencia comercial internacional | technical | adex data trade, veritrade, trademap, trade map, estudios de mercados internacionales, infotrade | Exportaciones, Comercio exterior
Prospección de mercados internacionales | technical | ruedas de negocios, ferias internacionales, ?promperú, búsqueda de clientes en el exterior, international market prospecting, export market development | Exportaciones
Mercancías peligrosas IATA | technical | curso iata mercancías peligrosas, dangerous goods, dgr iata, imdg, código imdg | Materiales peligrosos, Transporte aéreo de carga
Certificación fitosanitaria | technical | certificado fitosanitario, senasa exportación, phytosanitary certificate, inspección fitosanitaria | Agroexportación, Trámites SENASA
Precintos y seguridad de carga | technical | custodia de carga, resguardo de mercadería, precintado de contenedores, seguridad de la carga, cargo security, container seals | Certificación BASC
Operaciones aeroportuarias | technical | rampa aeroportuaria, operaciones de rampa, airport operations, ground handling, agente de rampa | Servicio al pasajero aéreo
Balanza de camiones | technical | operador de balanza, balancero, pesaje de camiones, truck scale | Recepción de mercadería
`
