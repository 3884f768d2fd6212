/** Skills of business systems: ERP, CRM and what companies in Peru run. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const erpSkills = `
ERP | technical | sistemas erp, enterprise resource planning, manejo de erp, software erp | SAP, Odoo, Oracle ERP Cloud, Microsoft Dynamics 365
Implementación de ERP | technical | erp implementation, consultoria erp, implementacion de sistemas erp | >ERP, Parametrización de sistemas, Gestión de proyectos
Parametrización de sistemas | technical | configuracion de erp, parametrizacion de erp, customizing | Implementación de ERP, Análisis de sistemas
SAP | tool | sap erp, sap r/3, sap r3, sap ecc, sap logon, sistema sap | >ERP, SAP S/4HANA, SAP Business One
SAP S/4HANA | tool | s/4hana, s4hana, sap s4 hana, sap s/4 hana, sap s4hana, s4 hana, s/4 hana | >SAP, SAP HANA
SAP FI | tool | sap finanzas, sap financial accounting, modulo fi, sap modulo fi, sap contabilidad | >SAP, SAP CO, SAP FI-CO, SAP TRM
SAP CO | tool | sap controlling, modulo co, sap modulo co, sap costos | >SAP, SAP FI, SAP FI-CO
SAP FI-CO | tool | sap fico | >SAP FI, >SAP CO
SAP FI-AA | tool | sap aa, sap asset accounting, sap activos fijos | >SAP FI
SAP FI-AP y AR | tool | sap fi-ap, sap fi-ar, sap accounts payable, sap cuentas por pagar, sap cuentas por cobrar | >SAP FI
SAP TRM | tool | sap treasury, sap tesoreria, sap tr | >SAP, SAP FI
SAP FSCM | tool | sap collections management, sap credit management | >SAP, SAP FI
SAP PSM | tool | sap funds management, sap fm presupuesto | >SAP, SAP FI
SAP MM | tool | sap materials management, sap gestion de materiales, modulo mm, sap modulo mm, sap compras, sap logistica | >SAP, SAP WM, SAP SD, SAP Ariba
SAP SD | tool | sap sales and distribution, sap ventas, modulo sd, sap modulo sd, sap ventas y distribucion | >SAP, SAP MM, SAP LE
SAP LE | tool | sap logistics execution | >SAP, SAP SD, SAP WM
SAP PP | tool | sap production planning, sap produccion, modulo pp, sap modulo pp, sap planificacion de la produccion | >SAP, SAP MM, SAP QM
SAP PP-PI | tool | sap process industries | >SAP PP
SAP PM | tool | sap plant maintenance, sap mantenimiento, modulo pm, sap modulo pm, sap eam | >SAP, SAP PS, IBM Maximo
SAP HCM | tool | sap hr, sap recursos humanos, sap human capital management, modulo hcm, sap nomina, sap payroll, sap planillas | >SAP, SAP SuccessFactors
SAP WM | tool | sap warehouse management, sap almacenes, modulo wm, sap modulo wm | >SAP, SAP EWM, SAP MM
SAP EWM | tool | sap extended warehouse management, ewm | >SAP, SAP WM
SAP TM | tool | sap transportation management, sap transportes | >SAP, SAP LE
SAP QM | tool | sap quality management, sap calidad, modulo qm, sap modulo qm | >SAP, SAP PP
SAP PS | tool | sap project system, sap proyectos, modulo ps | >SAP, SAP PM
SAP EHS | tool | sap ehsm, sap environment health and safety | >SAP
SAP CS | tool | sap customer service | >SAP, SAP SD
SAP RE-FX | tool | sap real estate, sap refx | >SAP, SAP FI
SAP GTS | tool | sap global trade services | >SAP, SAP SD
SAP IS-U | tool | sap isu, sap is utilities, sap utilities | >SAP
SAP IS-Retail | tool | sap retail | >SAP, SAP MM
SAP GRC | tool | sap access control, sap grc access control | >SAP, Gestión de identidades y accesos
SAP BW | tool | sap business warehouse, sap bw/4hana, sap bw4hana, sap netweaver bw | >SAP, Data warehouse, SAP BusinessObjects
SAP BusinessObjects | tool | sap bo, sap bi, business objects, sap bobj, sap business objects, web intelligence | Inteligencia de negocios, SAP BW, Crystal Reports
SAP Analytics Cloud | tool | sap sac, sap cloud analytics | SAP BusinessObjects, Power BI
SAP BPC | tool | sap business planning and consolidation | >SAP, Oracle Hyperion
SAP ABAP | tool | abap, programacion abap, desarrollo abap, abap 4, abap oo | >SAP, SAP Fiori
SAP Basis | tool | basis sap, administracion sap basis, sap netweaver | >SAP, SAP HANA
SAP Fiori | tool | fiori, sapui5, sap ui5 | >SAP, SAP ABAP
SAP BTP | tool | sap business technology platform, sap cloud platform | SAP, SAP Integration Suite
SAP Integration Suite | tool | sap pi, sap po, sap cpi, sap process integration, sap pi/po | >SAP, Integración de sistemas
SAP SuccessFactors | tool | successfactors, success factors, sap sf | SAP HCM, Workday, Oracle HCM Cloud
SAP Ariba | tool | ariba, ariba network, ariba sourcing | SAP MM, Coupa
SAP Concur | tool | concur, concur expense | SAP
SAP CRM | tool | sap sales cloud, sap c4c, sap cloud for customer | CRM, Salesforce
SAP Commerce Cloud | tool | sap hybris, hybris | Comercio electrónico
SAP IBP | tool | sap integrated business planning, sap apo | >SAP, SAP PP
SAP MDG | tool | sap master data governance | >SAP, Gestión de datos maestros
SAP Signavio | tool | signavio | Modelado de procesos, BPMN
SAP Activate | technical | metodologia sap activate, asap methodology | Implementación de ERP, SAP
SAP Business One | tool | sap b1, sap bo one, business one, sap business 1, sap business one hana | >ERP, SAP
SAP Business ByDesign | tool | sap bydesign, sap byd | >ERP, SAP Business One
Oracle E-Business Suite | tool | oracle ebs, ebs oracle, e-business suite, oracle applications, oracle ebs r12, oracle financials | >ERP, Oracle ERP Cloud
Oracle ERP Cloud | tool | oracle fusion, oracle cloud erp, oracle fusion cloud, oracle fusion financials | >ERP, Oracle E-Business Suite
Oracle HCM Cloud | tool | oracle hcm, oracle fusion hcm | SAP SuccessFactors, Workday
Oracle SCM Cloud | tool | oracle scm, oracle fusion scm, oracle inventory | Oracle ERP Cloud
Oracle NetSuite | tool | netsuite, net suite | >ERP, Oracle ERP Cloud
Oracle Hyperion | tool | hyperion, hyperion planning, oracle epm, hyperion essbase | SAP BPC, Anaplan
Oracle Integration Cloud | tool | oracle oic, oic oracle | Integración de sistemas, Oracle SOA Suite
Oracle Siebel | tool | siebel crm, siebel | >CRM, Salesforce
Oracle Primavera Unifier | tool | primavera unifier | Primavera P6
PeopleSoft | tool | oracle peoplesoft, people soft | >ERP, Oracle HCM Cloud
JD Edwards | tool | jde, jd edwards enterpriseone, oracle jd edwards, jdedwards | >ERP, Oracle E-Business Suite
Oracle Retail | tool | oracle rms | ERP
Oracle Opera | tool | opera pms, micros opera, opera cloud, oracle hospitality, oracle micros | Software hotelero
Software hotelero | technical | pms hotelero, property management system, software de gestion hotelera | Oracle Opera
Odoo | tool | odoo erp, openerp, odoo community, odoo enterprise | >ERP, Microsoft Dynamics 365 Business Central
Microsoft Dynamics 365 | tool | dynamics 365, ms dynamics, microsoft dynamics, d365 | >ERP, SAP, Dynamics 365 Sales
Microsoft Dynamics 365 Business Central | tool | business central, dynamics nav, navision, microsoft dynamics nav, microsoft navision | >Microsoft Dynamics 365
Microsoft Dynamics 365 Finance | tool | dynamics 365 finance and operations, dynamics ax, axapta, d365 f&o, microsoft dynamics ax | >Microsoft Dynamics 365
Dynamics 365 Sales | tool | dynamics crm, microsoft dynamics crm, dynamics 365 customer engagement, dynamics 365 crm | CRM, Microsoft Dynamics 365, Salesforce
Dynamics GP | tool | microsoft dynamics gp, great plains | ERP, Microsoft Dynamics 365
Infor | tool | infor ln, infor m3, infor cloudsuite, infor erp | >ERP
Epicor | tool | epicor kinetic | >ERP
Sage | tool | sage 300, sage x3, sage erp | >ERP
TOTVS | tool | totvs protheus, microsiga protheus | >ERP
QAD | tool | qad erp, mfg/pro | >ERP
Ofisis | tool | ofisis erp, oficorp | >ERP
SISPAG | tool | sispag planillas | Software de planillas
Software contable | technical | sistemas contables, accounting software, programas contables | Concar, Contasis, ERP
Software de planillas | technical | payroll software, sistema de planillas, programa de planillas | Adryan, SAP HCM
Adryan | tool | adryan planillas cloud, sistema adryan, adryan planillas, csti adryan, adryan web | >Software de planillas, Planillas
Xero | tool | xero accounting | Software contable, QuickBooks
Sistemas de punto de venta | technical | ?pos, point of sale, punto de venta pos, software pos, manejo de pos, Punto de venta, terminal pos, sistemas pos, pos visa, terminal punto de venta | Bsale, Manejo de caja
Laserfiche | tool | laser fiche | >Sistema de gestión documental
Alfresco | tool | alfresco ecm | >Sistema de gestión documental
OpenText | tool | open text, documentum | >Sistema de gestión documental
Workday | tool | workday hcm | SAP SuccessFactors, Oracle HCM Cloud
Buk | tool | buk rrhh, buk planillas | Software de planillas, SAP SuccessFactors, Planillas, Gestión de recursos humanos
Meta4 | tool | meta 4, cegid peoplenet, Meta4 PeopleNet, peoplenet | Software de planillas, Planillas, Gestión de recursos humanos
ADP | tool | adp workforce | Software de planillas
BambooHR | tool | bamboo hr | Workday
Sistema de seguimiento de candidatos | technical | ats reclutamiento, applicant tracking system | Workday, SAP SuccessFactors
Coupa | tool | coupa procurement | SAP Ariba
Jaggaer | tool | jaggaer one | SAP Ariba
IBM Maximo | tool | ?maximo, maximo asset management | SAP PM, CMMS
CMMS | technical | gmao, software de gestion de mantenimiento, computerized maintenance management system, Software de mantenimiento CMMS, mp software mantenimiento, infor eam | IBM Maximo, SAP PM, Gestión del mantenimiento
Fracttal | tool | fracttal one | >CMMS
Sistemas WMS | technical | wms, warehouse management system, sistema de gestion de almacenes, Sistema de gestión de almacenes WMS, infor wms | SAP EWM, Manhattan WMS, Gestión de almacenes
Manhattan WMS | tool | manhattan associates, manhattan active | >Sistemas WMS
Blue Yonder | tool | jda software, blueyonder | Sistemas WMS
Sistemas TMS | technical | tms transporte, transportation management system | SAP TM
Beetrack | tool | bee track, dispatchtrack | Sistemas TMS, SimpliRoute
SimpliRoute | tool | simpli route | Sistemas TMS
Anaplan | tool | anaplan planning | Oracle Hyperion
Temenos | tool | temenos t24, t24, temenos transact | Core bancario
Core bancario | technical | core banking, banca core, topaz bancario, finesse core, sistemas core bancarios | Temenos, Bantotal, Operaciones bancarias
Bantotal | tool | sistema bantotal | >Core bancario
CRM | technical | customer relationship management, gestion de crm, software crm, manejo de crm, sistemas crm | Salesforce, HubSpot, Zoho CRM, Gestión de clientes
Salesforce | tool | sales force, salesforce crm, salesforce sales cloud, sales cloud, salesforce lightning crm | >CRM, HubSpot, Dynamics 365 Sales
Salesforce Service Cloud | tool | service cloud | >Salesforce, Zendesk
Salesforce Marketing Cloud | tool | sfmc, marketing cloud, exacttarget | >Salesforce, Automatización de marketing
Salesforce Commerce Cloud | tool | demandware, sfcc | Comercio electrónico, Salesforce
Salesforce Administrator | technical | administrador salesforce, salesforce admin | >Salesforce
HubSpot | tool | hub spot, hubspot crm, hubspot sales | >CRM, Salesforce, Automatización de marketing
Zoho CRM | tool | zoho, zoho one | >CRM, HubSpot
Pipedrive | tool | pipe drive | >CRM, HubSpot
Kommo | tool | amocrm, kommo crm | >CRM, WhatsApp Business
Bitrix24 | tool | bitrix | >CRM
SugarCRM | tool | sugar crm | >CRM
SuiteCRM | tool | suite crm | >CRM, SugarCRM
Vtiger | tool | vtiger crm | >CRM
Freshsales | tool | freshworks crm, freshworks | >CRM
Veeva CRM | tool | veeva | >CRM
Evolta | tool | evolta crm | >CRM, Ventas inmobiliarias
Sperant | tool | sperant crm | >CRM, Ventas inmobiliarias, Evolta
`
