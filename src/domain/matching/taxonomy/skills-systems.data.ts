/** Skills of cybersecurity, networks, technical support, service management and telecommunications. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const systemsSkills = `
Ciberseguridad | technical | cybersecurity, cyber security, seguridad informatica, ciber seguridad, seguridad cibernetica | Seguridad de la información, Seguridad de redes, Hacking ético
Seguridad de la información | technical | information security, sgsi, gestion de seguridad de la informacion, seguridad ti | Ciberseguridad, ISO 27001
ISO 27001 | technical | iso/iec 27001, iso27001, norma iso 27001, iso 27002 | Seguridad de la información, Gestión de riesgos de TI
NIST Cybersecurity Framework | technical | nist, nist csf, marco nist, nist framework | ISO 27001, Ciberseguridad
PCI DSS | technical | norma pci, payment card industry data security standard | ISO 27001, Seguridad de la información
Gestión de riesgos de TI | technical | it risk management, riesgo tecnologico, riesgos de ciberseguridad | ISO 27001, COBIT, Auditoría de sistemas
Auditoría de sistemas | technical | it audit, auditoria de ti, auditoria informatica, auditoria de tecnologias de informacion | COBIT, ISO 27001
COBIT | technical | cobit 5, cobit 2019, cobit framework | ITIL, Gobierno de TI
Gobierno de TI | technical | it governance, gobierno de tecnologias de la informacion | COBIT, Gestión de TI
Gestión de TI | technical | it management, gestion de tecnologias de la informacion, jefatura de sistemas, direccion de ti, gestion de sistemas ti | Gobierno de TI, ITIL, Presupuesto de TI
Presupuesto de TI | technical | it budgeting, capex y opex de ti, presupuestos de tecnologia | Gestión de TI
Transformación digital | technical | digital transformation, digitalizacion de procesos | Gestión de TI, Automatización de procesos, Gestión del cambio organizacional
Hacking ético | technical | ethical hacking, ceh, certified ethical hacker, hacker etico | Pruebas de penetración, Ciberseguridad
Pruebas de penetración | technical | pentesting, penetration testing, pentest, pruebas de intrusion | Hacking ético, Gestión de vulnerabilidades, Kali Linux
Red team | technical | red teaming, ejercicios red team, equipo rojo | Pruebas de penetración, Blue team
Blue team | technical | blue teaming, equipo azul, defensa cibernetica | Red team, Centro de operaciones de seguridad
Gestión de vulnerabilidades | technical | vulnerability management, analisis de vulnerabilidades, vulnerability assessment, escaneo de vulnerabilidades | Nessus, Qualys, Pruebas de penetración
Centro de operaciones de seguridad | technical | soc analyst, analista soc, security operations center, monitoreo de ciberseguridad, ?soc | SIEM, Respuesta a incidentes de seguridad
SIEM | technical | security information and event management, correlacion de eventos de seguridad | Splunk, IBM QRadar, Centro de operaciones de seguridad
?SOAR | technical | security orchestration, orquestacion de seguridad | SIEM
Respuesta a incidentes de seguridad | technical | incident response, gestion de incidentes de seguridad, csirt, dfir | Informática forense, Centro de operaciones de seguridad
Inteligencia de amenazas | technical | threat intelligence, cyber threat intelligence, threat hunting, caza de amenazas | MITRE ATT&CK, Centro de operaciones de seguridad
MITRE ATT&CK | technical | ?mitre, mitre attack | Inteligencia de amenazas, SIEM
Informática forense | technical | digital forensics, forense digital, computo forense, peritaje informatico, computer forensics | Respuesta a incidentes de seguridad
Análisis de malware | technical | malware analysis, ingenieria inversa de malware, reverse engineering | Informática forense
Criptografía | technical | cryptography, cifrado de datos, pki, infraestructura de clave publica | Seguridad de la información, Certificados digitales
Certificados digitales | technical | ssl, tls, certificados ssl, ssl/tls | Criptografía
Seguridad de aplicaciones | technical | application security, appsec, desarrollo seguro, codificacion segura, secure coding | OWASP, DevSecOps
OWASP | technical | owasp top 10, owasp top ten | Seguridad de aplicaciones, Pruebas de penetración
Análisis de código estático | technical | sast, dast, static code analysis, static application security testing | SonarQube, Seguridad de aplicaciones
?Fortify | tool | micro focus fortify | Análisis de código estático
Checkmarx | tool | check marx | >Análisis de código estático, Fortify
Veracode | tool | vera code | >Análisis de código estático, Fortify
Gestión de identidades y accesos | technical | identity and access management, gestion de accesos, gestion de usuarios y accesos, gestion de identidades, ?iam | Active Directory, Microsoft Entra ID, CyberArk
Gestión de accesos privilegiados | technical | pam seguridad, privileged access management | CyberArk, Gestión de identidades y accesos
CyberArk | tool | cyber ark | >Gestión de accesos privilegiados, BeyondTrust
BeyondTrust | tool | beyond trust | Gestión de accesos privilegiados
Okta | tool | okta identity | Gestión de identidades y accesos
SailPoint | tool | sail point, identityiq | Gestión de identidades y accesos
Autenticación multifactor | technical | mfa, multi-factor authentication, doble factor de autenticacion, 2fa | Gestión de identidades y accesos, Inicio de sesión único
Inicio de sesión único | technical | single sign-on, autenticacion unica sso | Autenticación multifactor, OAuth 2.0
Zero Trust | technical | confianza cero, ztna, zero trust architecture | Ciberseguridad
Prevención de fuga de datos | technical | dlp, data loss prevention | Seguridad de la información
Seguridad de redes | technical | network security, seguridad perimetral | Firewalls, VPN, Ciberseguridad
Seguridad en la nube | technical | cloud security, seguridad cloud, cspm | Computación en la nube, Ciberseguridad
Seguridad de endpoints | technical | endpoint security, antivirus corporativo, edr, ?xdr, endpoint protection | CrowdStrike, Microsoft Defender
Concientización en ciberseguridad | technical | security awareness, ethical phishing, simulacion de phishing | Ciberseguridad
CISSP | technical | certified information systems security professional, certificacion cissp | Ciberseguridad, CISM
CISM | technical | certified information security manager, certificacion cism | Seguridad de la información, CISA
CISA | technical | certified information systems auditor, certificacion cisa | Auditoría de sistemas
CompTIA Security+ | technical | security+, comptia security plus | Ciberseguridad
Firewalls | technical | cortafuegos, administracion de firewall, ngfw | Fortinet, Palo Alto Networks, Seguridad de redes
Fortinet | tool | fortigate, forti gate, fortinet nse, fortimanager | >Firewalls, Palo Alto Networks, Check Point
Palo Alto Networks | tool | palo alto firewall, paloalto, firewall palo alto | >Firewalls, Fortinet
Check Point | tool | checkpoint firewall, check point firewall, checkpoint | >Firewalls, Fortinet
Sophos | tool | sophos xg, sophos firewall | Firewalls, Seguridad de endpoints
SonicWall | tool | sonic wall | >Firewalls, Fortinet
pfSense | tool | pf sense, opnsense | >Firewalls
Cisco ASA | tool | cisco firepower, asa firewall | >Firewalls, Cisco
F5 BIG-IP | tool | f5, big-ip, f5 ltm, f5 networks | Alta disponibilidad, WAF
WAF | technical | web application firewall, cortafuegos de aplicaciones web | Seguridad de aplicaciones, Firewalls
Imperva | tool | imperva waf | WAF
IDS/IPS | technical | intrusion detection, sistema de deteccion de intrusos, ips ids | Seguridad de redes, Firewalls
Zscaler | tool | z scaler | Seguridad en la nube, Seguridad de redes
Netskope | tool | net skope | Zscaler, Seguridad en la nube
CrowdStrike | tool | crowdstrike falcon, crowd strike | >Seguridad de endpoints, SentinelOne
SentinelOne | tool | sentinel one | >Seguridad de endpoints
Microsoft Defender | tool | defender for endpoint, windows defender, microsoft 365 defender | Seguridad de endpoints, Microsoft Sentinel
Microsoft Sentinel | tool | azure sentinel | >SIEM, Splunk
Kaspersky | tool | kaspersky endpoint | Seguridad de endpoints, ESET
ESET | tool | eset nod32, nod32 | Seguridad de endpoints, Kaspersky
Trend Micro | tool | trendmicro, trend micro deep security | Seguridad de endpoints
Symantec Endpoint | tool | symantec, symantec dlp | Seguridad de endpoints
Splunk | tool | splunk enterprise | >SIEM, IBM QRadar, Elastic Stack
IBM QRadar | tool | qradar, q radar | >SIEM, Splunk
Wazuh | tool | ossec | >SIEM
Nessus | tool | tenable, tenable nessus, tenable.io | >Gestión de vulnerabilidades, Qualys
Qualys | tool | qualys guard | >Gestión de vulnerabilidades, Nessus
Rapid7 | tool | rapid 7, insightvm | >Gestión de vulnerabilidades, Nessus
Burp Suite | tool | burpsuite | Pruebas de penetración, OWASP
OWASP ZAP | tool | zap proxy | Burp Suite, OWASP
Metasploit | tool | metasploit framework | Pruebas de penetración, Kali Linux
Kali Linux | tool | kali | >Linux, Pruebas de penetración
Wireshark | tool | wire shark | Redes de datos, Nmap
Nmap | tool | n map, zenmap | Pruebas de penetración, Wireshark
Redes de datos | technical | redes informaticas, networking de datos, computer networks, redes lan, redes de computadoras, redes y conectividad, redes lan/wan | TCP/IP, Cisco, Administración de redes
Administración de redes | technical | network administration, gestion de redes de datos, administracion de redes y servidores | >Redes de datos, Cisco, Monitoreo de infraestructura
TCP/IP | technical | protocolos tcp/ip, protocolos de red, direccionamiento ip, subnetting, network protocols | Redes de datos, Enrutamiento y conmutación
LAN y WAN | technical | lan, wan, lan/wan, redes wan, local area network, wide area network | Redes de datos, VLAN
VLAN | technical | segmentacion de redes, spanning tree | LAN y WAN, Enrutamiento y conmutación
Enrutamiento y conmutación | technical | routing and switching, routing y switching, switching, enrutamiento de redes, routing & switching | Cisco, BGP, OSPF
BGP | technical | protocolo bgp, border gateway protocol | Enrutamiento y conmutación, OSPF, MPLS
OSPF | technical | open shortest path first, protocolo ospf | Enrutamiento y conmutación
MPLS | technical | redes mpls, ip/mpls, multiprotocol label switching | BGP, Redes de telecomunicaciones
SD-WAN | technical | sdwan, meraki sd-wan | Redes de datos, Fortinet
DNS | technical | domain name system, servidor dns | DHCP, Redes de datos
DHCP | technical | servidor dhcp, dynamic host configuration protocol | DNS, Redes de datos
VPN | technical | redes privadas virtuales, vpn ipsec, vpn ssl, virtual private network, virtual private networks | Seguridad de redes, Firewalls
CDN | technical | content delivery network, akamai | Cloudflare, Rendimiento web
Redes en la nube | technical | cloud networking, redes cloud | Redes de datos, Computación en la nube
Redes inalámbricas | technical | wifi, wi-fi, wireless, redes wifi, wlan | Redes de datos, Cisco Meraki, Ubiquiti
Cableado estructurado | technical | structured cabling, cableado de red, cableado utp, instalacion de puntos de red | Redes de datos, Fibra óptica
Cisco | tool | cisco ios, equipos cisco, switches cisco, routers cisco | Redes de datos, CCNA, Juniper
CCNA | technical | cisco certified network associate, cisco ccna, certificacion ccna | >Cisco, CCNP
CCNP | technical | cisco certified network professional, certificacion ccnp | >CCNA
Cisco Meraki | tool | meraki | Cisco, Redes inalámbricas
Cisco Packet Tracer | tool | packet tracer | Cisco
GNS3 | tool | gns 3, eve-ng | Cisco, Cisco Packet Tracer
Juniper | tool | juniper networks, junos | Cisco, Redes de datos
MikroTik | tool | mikrotik routeros, routeros, mtcna | Redes de datos, Ubiquiti
Ubiquiti | tool | unifi, ubiquity, ubiquiti airmax | Redes inalámbricas, MikroTik
Aruba Networks | tool | hpe aruba, aruba central, ?aruba | Redes inalámbricas, Cisco
Huawei Networking | tool | hcia, hcna, equipos huawei, switches huawei | Redes de datos, Cisco
HP ProLiant | tool | hpe proliant, servidores hp | Administración de servidores
Dell PowerEdge | tool | poweredge, servidores dell | HP ProLiant, Administración de servidores
Windows Server | tool | windows server 2016, windows server 2019, windows server 2022, servidores windows | Active Directory, Linux, Administración de servidores
Active Directory | tool | directorio activo, microsoft active directory, windows active directory | Windows Server, Microsoft Entra ID
LDAP | technical | openldap, lightweight directory access protocol | Active Directory
Políticas de grupo | technical | gpo, group policy | >Active Directory
Exchange Server | tool | microsoft exchange, exchange online, ms exchange, servidor de correo | Windows Server, Microsoft 365, Zimbra
Zimbra | tool | zimbra mail, zimbra collaboration | Exchange Server
SCCM | tool | system center configuration manager, microsoft endpoint configuration manager, mecm | Windows Server, Microsoft Intune
Microsoft Intune | tool | intune, endpoint manager | Microsoft 365, SCCM, Gestión de dispositivos móviles
Gestión de dispositivos móviles | technical | mobile device management, administracion de dispositivos moviles | Microsoft Intune
VMware Workspace ONE | tool | workspace one, airwatch | Gestión de dispositivos móviles, Microsoft Intune
Linux | tool | gnu/linux, sistema operativo linux, administracion linux, linux server, servidores linux | Unix, Windows Server, Red Hat Enterprise Linux
Red Hat Enterprise Linux | tool | rhel, red hat, red hat linux, rhcsa, rhce | >Linux, CentOS, Ubuntu
CentOS | tool | cent os | >Linux, Red Hat Enterprise Linux
Oracle Linux | tool | oracle enterprise linux | >Linux, Red Hat Enterprise Linux
Rocky Linux | tool | almalinux | >Linux, CentOS
Ubuntu | tool | ubuntu server | >Linux, Debian
Debian | tool | debian linux | >Linux, Ubuntu
SUSE Linux | tool | suse, sles, opensuse | >Linux
Unix | tool | sistema operativo unix, hp-ux | Linux
IBM AIX | tool | aix | >Unix
Oracle Solaris | tool | sun solaris, ?solaris | >Unix
Windows | tool | windows 10, windows 11, microsoft windows, ms windows, sistema operativo windows, windows 7 | Soporte técnico informático
macOS | tool | mac os, os x, sistema operativo mac, entorno mac | Windows
Sistemas operativos | technical | operating systems, instalacion de sistemas operativos | Windows, Linux
Virtualización | technical | virtualization, virtualizacion de servidores, maquinas virtuales, hipervisores | VMware, Hyper-V
VMware | tool | vmware vsphere, vsphere, esxi, vmware esxi, vcenter, vm ware | >Virtualización, Hyper-V
VMware Horizon | tool | horizon view, vmware view | >VMware, Virtualización de escritorios
Hyper-V | tool | hyperv, microsoft hyper-v | >Virtualización, VMware
VirtualBox | tool | oracle virtualbox, virtual box | Virtualización
Proxmox | tool | proxmox ve | >Virtualización, VMware
Nutanix | tool | nutanix ahv | Virtualización, VMware
Hiperconvergencia | technical | hci, infraestructura hiperconvergente, hyperconvergence, hyperconverged infrastructure | Nutanix, Virtualización
Citrix | tool | citrix xenapp, citrix xendesktop, citrix virtual apps | Virtualización de escritorios, VMware Horizon
Virtualización de escritorios | technical | vdi, escritorios virtuales, virtual desktop infrastructure | Citrix, VMware Horizon
Almacenamiento empresarial | technical | storage empresarial, administracion de storage, san nas, almacenamiento san | Administración de servidores, Veeam
NetApp | tool | net app storage | Almacenamiento empresarial
Dell EMC | tool | emc storage, dell powerstore | Almacenamiento empresarial
Veeam | tool | veeam backup, veeam backup & replication | Respaldo y recuperación de datos, Commvault
Commvault | tool | comm vault | Respaldo y recuperación de datos, Veeam
Backup Exec | tool | veritas backup exec | Respaldo y recuperación de datos
Veritas NetBackup | tool | netbackup, veritas backup | Respaldo y recuperación de datos, Veeam
IBM Spectrum Protect | tool | tivoli storage manager, ibm tsm | Respaldo y recuperación de datos
Recuperación ante desastres | technical | disaster recovery, drp, plan de recuperacion ante desastres, ?dr | Continuidad de negocio, Respaldo y recuperación de datos
Centro de datos | technical | data center, datacenter, operacion de centro de computo, centro de computo | Administración de servidores, UPS y energía de respaldo
UPS y energía de respaldo | technical | sistemas ups, tableros estabilizados, aire de precision, uninterruptible power supply, backup power | Centro de datos
Zabbix | tool | zabbix monitoring | Monitoreo de infraestructura, Nagios, PRTG
Nagios | tool | nagios xi | Monitoreo de infraestructura, Zabbix
Centreon | tool | centreon monitoring | Nagios, Monitoreo de infraestructura
PRTG | tool | prtg network monitor, paessler prtg | Monitoreo de infraestructura, SolarWinds
SolarWinds | tool | solar winds, solarwinds orion | Monitoreo de infraestructura, PRTG
Cacti | tool | cacti monitoring | Monitoreo de infraestructura
Soporte técnico informático | technical | soporte tecnico, soporte ti, it support, technical support, soporte informatico, soporte de sistemas, soporte a usuarios, soporte it | Mesa de ayuda, Mantenimiento de computadoras, Soporte en sitio
Soporte en sitio | technical | onsite support, soporte on site, soporte presencial, soporte de campo ti | Soporte técnico informático
Soporte remoto | technical | remote support, asistencia remota | Soporte técnico informático, TeamViewer, AnyDesk
Soporte de aplicaciones | technical | application support, soporte funcional, soporte de produccion, soporte aplicativo | Mesa de ayuda, SQL
Mesa de ayuda | technical | help desk, helpdesk, service desk, mesa de servicio, mesa de servicios ti | Soporte técnico informático, Gestión de tickets, ITIL
Gestión de tickets | technical | ticketing, atencion de tickets, sistema de tickets, ticketera, ticket management, support tickets | Mesa de ayuda, GLPI, ServiceNow
Mantenimiento de computadoras | technical | mantenimiento de pc, ensamblaje de computadoras, reparacion de computadoras, reparacion de pc, mantenimiento de equipos de computo, ensamblaje de pc, reparacion de laptops, computer maintenance, computer repair | Soporte técnico informático, Hardware de computadoras
Hardware de computadoras | technical | hardware, computer hardware, hardware y software | Mantenimiento de computadoras
Instalación de software | technical | software installation, configuracion de software, formateo de computadoras, formateo de pc | Soporte técnico informático
Soporte de impresoras | technical | mantenimiento de impresoras, reparacion de impresoras, configuracion de impresoras, printer support, printer repair | Soporte técnico informático
Reparación de celulares | technical | reparacion de smartphones, servicio tecnico de celulares, microsoldadura, cell phone repair, técnico en celulares, cambio de pantallas de celular | Electrónica de consumo, Reparación de tarjetas electrónicas
Electrónica de consumo | technical | reparacion de equipos electronicos, servicio tecnico de electronica, consumer electronics repair | Reparación de celulares, Hardware de computadoras
Inventario de activos de TI | technical | it asset management, gestion de activos ti, inventario de equipos de computo, licenciamiento de software, gestion de licencias de software | ITIL, CMDB
CMDB | technical | base de datos de configuracion, configuration management database | Inventario de activos de TI, ServiceNow
TeamViewer | tool | team viewer | Soporte remoto, AnyDesk
AnyDesk | tool | any desk | Soporte remoto, TeamViewer
Escritorio remoto | tool | remote desktop, rdp, conexion a escritorio remoto | Soporte remoto, Windows Server
GLPI | tool | glpi inventory, ocs inventory | Gestión de tickets, ServiceNow
ServiceNow | tool | service now, snow itsm | ITIL, Gestión de tickets, BMC Remedy
BMC Remedy | tool | remedy itsm, bmc helix, ?remedy | ITIL, ServiceNow
ManageEngine ServiceDesk | tool | manageengine, service desk plus, servicedesk plus | ITIL, Gestión de tickets
Jira Service Management | tool | jira service desk | Jira, Gestión de tickets, ITIL
Aranda | tool | aranda service desk, aranda software | Gestión de tickets, ITIL
Proactivanet | tool | proactiva net | Gestión de tickets, ITIL
Freshservice | tool | fresh service | Gestión de tickets, ITIL, ServiceNow
CA Service Desk | tool | ca service desk manager | Gestión de tickets, ITIL
ITIL | technical | itil v3, itil v4, itil 4, itil foundation | Gestión de servicios de TI, ISO 20000, COBIT
Gestión de servicios de TI | technical | itsm, it service management | ITIL, ServiceNow
ISO 20000 | technical | iso/iec 20000, it service management standard | Gestión de servicios de TI, ITIL
Gestión de incidentes ITIL | technical | incident management, gestion de incidentes de ti, gestion de incidencias, gestion de incidentes y problemas | ITIL, Gestión de problemas ITIL, Mesa de ayuda
Gestión de problemas ITIL | technical | problem management, analisis de causa raiz de ti | ITIL
Gestión de cambios ITIL | technical | it change management, gestion de cambios de ti, control de cambios de ti | ITIL, Gestión de releases
Gestión de niveles de servicio | technical | sla, acuerdos de nivel de servicio, service level agreement, service level management, service delivery | ITIL, Indicadores de gestión
Gestión de proveedores de TI | technical | it vendor management, gestion de proveedores tecnologicos, outsourcing de ti | Gestión de TI
FTTH | technical | fttx, fiber to the home | Fibra óptica, GPON
GPON | technical | xgs-pon, redes gpon, olt y ont, passive optical network, gigabit passive optical network | FTTH, Fibra óptica
DWDM | technical | sdh, transmision optica, redes de transmision, wavelength division multiplexing, optical transport | Fibra óptica, Redes de telecomunicaciones
HFC | technical | redes hfc, hibrida fibra coaxial, docsis, hybrid fiber coaxial | Redes de telecomunicaciones, FTTH
Radiofrecuencia | technical | ?rf, radio frequency, planeamiento rf | Redes móviles, Radioenlaces
Redes móviles | technical | 4g, lte, 5g, 3g, 4g lte, redes celulares, mobile networks | Redes de telecomunicaciones, Radiofrecuencia
Core móvil | technical | mobile core, packet core, epc, ims core | Redes móviles
Comunicaciones satelitales | technical | vsat, satellite communications, internet satelital, starlink | Redes de telecomunicaciones
Telefonía IP | technical | voip, voz sobre ip, ip telephony, sip trunk, telefonia voip | Asterisk, Cisco Unified Communications
Asterisk | tool | asterisk pbx | >Telefonía IP
Issabel | tool | elastix, issabel pbx | >Telefonía IP, Asterisk
FreePBX | tool | free pbx | >Telefonía IP, Asterisk
Avaya | tool | avaya aura, avaya ip office | Telefonía IP, Cisco Unified Communications
Cisco Unified Communications | tool | cisco call manager, cucm, cisco collaboration | Telefonía IP, Cisco
Torres de telecomunicaciones | technical | montaje de antenas, site survey, antenista, estaciones base celulares | Redes móviles, Radioenlaces
Operación de NOC | technical | noc, network operations center, centro de operaciones de red, monitoreo noc | Monitoreo de infraestructura, Redes de telecomunicaciones
Videoconferencia | technical | equipos de videoconferencia, polycom, videoconferencing, salas de videoconferencia | Telefonía IP, Zoom
Videovigilancia IP | technical | cctv ip, camaras ip, hikvision, dahua, instalacion de camaras de seguridad, ip video surveillance, ip cameras | Redes de datos, Cableado estructurado
`
